import { AccountForm } from '../../account/account-form.tsx'
import { useUpdateIdentityDocument } from './use-update-identity-document.ts'

export function UpdateIdentityDocumentScreen() {
  return <AccountForm screen="update-identity-document" {...useUpdateIdentityDocument()} />
}
