import UserRoundX from 'lucide-react/icons/user-round-x'
import { AccountPage } from '../../flows/account/account-page.tsx'
import { Button } from '../../parts/button.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useEditProfile } from './use-edit-profile.ts'

export function EditProfileScreen() {
  const { label } = useSite()
  const { toClosing, ...form } = useEditProfile()
  return (
    <AccountPage screen="edit-profile" {...form}>
      <div>
        <Button kind="quiet" size="small" icon={<UserRoundX />} onPress={toClosing}>
          {label('edit-profile.close')}
        </Button>
      </div>
    </AccountPage>
  )
}
