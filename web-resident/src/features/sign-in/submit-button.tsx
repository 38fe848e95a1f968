import type { TextKey } from '@portal/core/rules'
import { Button } from '@portal/web-ui/button'
import { useTexts } from '@portal/web-ui/texts'

interface SubmitButtonProps {
  isBusy: boolean
  label: TextKey
  busyLabel: TextKey
}

/** Sends a form; says so while it is on its way. */
export function SubmitButton({ isBusy, label, busyLabel }: SubmitButtonProps) {
  const { t } = useTexts()
  return (
    <div>
      <Button type="submit" busy={isBusy}>
        {t(isBusy ? busyLabel : label)}
      </Button>
    </div>
  )
}
