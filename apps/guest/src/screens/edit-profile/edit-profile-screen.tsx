import { AccountForm } from '../../account/account-form.tsx'
import { useEditProfile } from './use-edit-profile.ts'

export function EditProfileScreen() {
  return <AccountForm screen="edit-profile" {...useEditProfile()} />
}
