import { AccountPage } from '../../flows/account/account-page.tsx'
import { useUpdateIdentityDocument } from './use-update-identity-document.ts'

export function UpdateIdentityDocumentScreen() {
  return <AccountPage screen="update-identity-document" {...useUpdateIdentityDocument()} />
}
