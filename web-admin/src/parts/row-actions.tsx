import { ButtonLink } from '@portal/web-ui/button'
import { EditIcon, TrashIcon } from '@portal/web-ui/icons'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'

interface RowActionsProps {
  /** `edit` and `remove` in its query open a dialog. */
  path: string
  id: string
  name: string
}

export function RowActions({ path, id, name }: RowActionsProps) {
  const { t } = useTexts()
  const href = (open: 'edit' | 'remove') => `${path}?${new URLSearchParams({ [open]: id })}`
  return (
    <div>
      <ButtonLink look="plain" size="small" href={href('edit')} title={t('Staff.Edit')}>
        <EditIcon />
        <VisuallyHidden>{t('Staff.EditOf', { name })}</VisuallyHidden>
      </ButtonLink>
      <ButtonLink look="plain" size="small" href={href('remove')} title={t('Staff.Delete')}>
        <TrashIcon />
        <VisuallyHidden>{t('Staff.DeleteOf', { name })}</VisuallyHidden>
      </ButtonLink>
    </div>
  )
}
