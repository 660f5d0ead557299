import { type Theme, themeSchema } from '@foyer/domain/config/theme.ts'
import { beachTheme } from './themes/beach.ts'
import { carsTheme } from './themes/cars.ts'
import { madridTheme } from './themes/madrid.ts'
import { palaceTheme } from './themes/palace.ts'
import { romaTheme } from './themes/roma.ts'

export const demoThemes = {
  palace: themeSchema.parse(palaceTheme),
  beach: themeSchema.parse(beachTheme),
  cars: themeSchema.parse(carsTheme),
  madrid: themeSchema.parse(madridTheme),
  roma: themeSchema.parse(romaTheme),
} satisfies Record<string, Theme>
