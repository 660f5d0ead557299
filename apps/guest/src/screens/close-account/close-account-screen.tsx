import Archive from 'lucide-react/icons/archive'
import Eraser from 'lucide-react/icons/eraser'
import { AccountForm } from '../../flows/account/account-form.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useCloseAccount } from './use-close-account.ts'

export function CloseAccountScreen() {
  const { label } = useSite()
  const { form, back } = useCloseAccount()
  const text = label.on('close-account')
  return (
    <AccountForm
      form={form}
      question={text('question')}
      hint={text('hint')}
      picture={<ConfiguredPicture name="welcome" />}
      pictureFills
      pictureOnPhone="none"
      onBack={back}
      above={
        <>
          <Notice icon={<Eraser />}>{text('erased')}</Notice>
          <Notice icon={<Archive />}>{text('kept')}</Notice>
        </>
      }
      submit={text('submit')}
      password="current-password"
      refusal={form.problem === 'passwordInvalid' ? text('wrong') : undefined}
    />
  )
}
