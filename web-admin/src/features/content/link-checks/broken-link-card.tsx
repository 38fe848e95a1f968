import type { TextKey } from '@portal/core/texts/rules'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Form } from '@portal/web-ui/form'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { Fact } from '../../../parts/fact.tsx'
import { brokenLinkForm, stepField } from './broken-link-form.ts'
import styles from './broken-links.module.css'
import type { BrokenLink } from './queries.ts'

/** A link that does not work: why, since when, and the texts that have it. */
export function BrokenLinkCard({ link, mayChange }: { link: BrokenLink; mayChange: boolean }) {
  const { t, format } = useTexts()
  const { portalUrl } = useApp().page
  const { address, checkedAt, failedSince, ignored, places, problem, seen } = link
  return (
    <Card
      title={
        <a
          className={styles.address}
          href={address.startsWith('/') ? (portalUrl ?? '') + address : address}
          target="_blank"
          rel="noreferrer"
        >
          {address}
        </a>
      }
      aside={
        <StatusBadge color={ignored ? 'gray' : 'red'}>
          {t(`BrokenLinks.problem-${problem}`, { code: seen })}
        </StatusBadge>
      }
    >
      <dl className={styles.facts}>
        <Fact label={t('BrokenLinks.Since')}>{format.date(failedSince, 'day')}</Fact>
        <Fact label={t('BrokenLinks.Checked')}>{format.date(checkedAt, 'dayTime')}</Fact>
      </dl>
      {ignored && (
        <p>
          {t('BrokenLinks.IgnoredBy', {
            name: ignored.by ?? t('BrokenLinks.Someone'),
            day: format.date(ignored.at, 'day'),
          })}
        </p>
      )}
      <div>
        <p>{t('BrokenLinks.Places')}</p>
        <ul className={styles.places}>
          {places.map(({ place, path, title, languages }) => (
            <li key={`${path} ${title}`}>
              {t(`BrokenLinks.place-${place}`)}: <a href={path}>{title}</a>
              {languages.length === 1 && languages[0] && (
                <span className={styles.soft}> {t(`BrokenLinks.only-${languages[0]}`)}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
      {mayChange && <Steps link={link} />}
    </Card>
  )
}

function Steps({ link: { id, address, ignored } }: { link: BrokenLink }) {
  const form = useAppForm(brokenLinkForm)
  // Without JavaScript, the server's reply is about one of the links.
  const isOther = form.typed !== null && form.typed.text('id') !== id
  return (
    <Form of={isOther ? { ...form, report: null } : form}>
      <input type="hidden" name="id" value={id} />
      <div className={styles.steps}>
        <Step
          of="check"
          label="BrokenLinks.CheckAgain"
          name="BrokenLinks.CheckAgainOne"
          address={address}
        />
        {ignored ? (
          <Step
            of="list"
            label="BrokenLinks.ListAgain"
            name="BrokenLinks.ListAgainOne"
            address={address}
          />
        ) : (
          <Step
            of="works"
            label="BrokenLinks.WorksForMe"
            name="BrokenLinks.WorksForMeOne"
            address={address}
          />
        )}
      </div>
    </Form>
  )
}

interface StepProps {
  of: 'check' | 'works' | 'list'
  label: TextKey
  /** The same with the link, for who hears it alone. */
  name: TextKey
  address: string
}

function Step({ of, label, name, address }: StepProps) {
  const { t } = useTexts()
  return (
    <Button
      type="submit"
      name={stepField}
      value={of}
      look={of === 'check' ? 'quiet' : 'plain'}
      size="small"
    >
      <span aria-hidden>{t(label)}</span>
      <VisuallyHidden>{t(name, { address })}</VisuallyHidden>
    </Button>
  )
}
