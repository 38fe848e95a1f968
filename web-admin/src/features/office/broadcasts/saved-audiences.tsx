import { broadcastLimits } from '@portal/core/broadcasts/rules'
import { Button } from '@portal/web-ui/button'
import { Form } from '@portal/web-ui/form'
import { TrashIcon } from '@portal/web-ui/icons'
import { Stack } from '@portal/web-ui/layout'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { FormUse } from '@portal/web-ui/use-form'
import { ownForm } from '../../../parts/own-form.ts'
import { broadcastFields, deleteAudienceForm } from './broadcast-forms.ts'
import { composeHref } from './broadcasts-path.ts'
import styles from './broadcasts.module.css'
import type { AudienceChoices } from './queries.ts'

type Saved = AudienceChoices['saved']

interface SavedAudiencesProps {
  saved: Saved
  fromId: string | undefined
}

/** Links, so that they work before the page's script: each checks its boxes. */
export function SavedAudiences({ saved, fromId }: SavedAudiencesProps) {
  const { t } = useTexts()
  if (saved.length === 0) return null
  return (
    <div>
      <strong>{t('Broadcasts.Saved')}</strong>
      <ul className={styles.saved}>
        {saved.map(({ id, name }) => (
          <li key={id}>
            <a href={composeHref({ from: fromId, audience: id })}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Names what is checked now. Below the buttons, so that Enter in a text does not save it. */
export function SaveAudience({ form }: { form: FormUse }) {
  const { t } = useTexts()
  return (
    <details className={styles.more} open={form.errorOf('audienceName') !== undefined}>
      <summary>{t('Broadcasts.SaveMore')}</summary>
      <Stack>
        <TextInput
          {...form.field('audienceName')}
          maxLength={broadcastLimits.audienceName}
          autoComplete="off"
          optional
        />
        <div>
          <Button
            type="submit"
            size="small"
            look="quiet"
            name={broadcastFields.step}
            value="save-audience"
          >
            {t('Broadcasts.SaveAudience')}
          </Button>
        </div>
      </Stack>
    </details>
  )
}

export function DeleteAudiences({ saved }: { saved: Saved }) {
  const { t } = useTexts()
  if (saved.length === 0) return null
  return (
    <details className={styles.more}>
      <summary>{t('Broadcasts.DeleteMore')}</summary>
      <ul className={styles.saved}>
        {saved.map((one) => (
          <li key={one.id}>
            <DeleteAudience of={one} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function DeleteAudience({ of: { id, name } }: { of: Saved[number] }) {
  const { t } = useTexts()
  const form = ownForm(useAppForm(deleteAudienceForm), 'id', id)
  return (
    <Form of={form}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="small" look="plain">
        <TrashIcon size="small" />
        {t('Broadcasts.DeleteAudience', { name })}
      </Button>
    </Form>
  )
}
