import { useScreenForm } from '../../fields/use-screen-form.ts'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { Vouchers } from './use-vouchers.ts'

const MAX_CODE_LENGTH = 40

export function VoucherModal({ vouchers }: { vouchers: Vouchers }) {
  const { label, site } = useSite()
  const text = label.on('check-in-summary')
  const form = useScreenForm(vouchers.submit)
  return (
    <Modal
      open
      shape={site.device.onScreenKeyboard ? 'wide' : 'panel'}
      title={text('voucher.title')}
      text={text('voucher.text')}
      onClose={vouchers.close}
      actions={
        <>
          <Button onPress={vouchers.close}>{text('voucher.close')}</Button>
          <Button kind="primary" {...form.sends} busy={vouchers.busy}>
            {text('voucher.take')}
          </Button>
        </>
      }
    >
      <form {...form.watched}>
        <TextField
          name="voucher"
          label={text('voucher.code')}
          value={vouchers.typed}
          onChange={vouchers.type}
          issue={vouchers.refused ? text('voucher.error') : undefined}
          autoCapitalize="characters"
          dir="ltr"
          maxLength={MAX_CODE_LENGTH}
        />
      </form>
      {form.keys}
    </Modal>
  )
}
