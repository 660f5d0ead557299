/** One file, because the dialogs are preloaded together. */
export { AccessibilityDialog } from '../accessibility/accessibility-dialog.tsx'
export { LanguageDialog } from './language-dialog.tsx'
export { ReceptionDialog } from './reception-dialog.tsx'
