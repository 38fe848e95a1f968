import { Button } from '@portal/web-ui/button'
import { SearchIcon } from '@portal/web-ui/icons'
import { Stack } from '@portal/web-ui/layout'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import styles from './pickup.module.css'

/** What goes where, from a place's page. A plain form: works without JavaScript. */
export function LookUpThing() {
  const { t } = useTexts()
  return (
    <section aria-labelledby="thing">
      <Stack>
        <h2 id="thing">{t('Pickup.ThingTitle')}</h2>
        <form
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- around a form, <search> makes two landmarks of one
          role="search"
          aria-labelledby="thing"
          action="/what-goes-where"
          className={styles.thing}
        >
          <TextInput
            name="term"
            label={t('Pickup.Thing')}
            hint={t('Pickup.ThingHint')}
            maxLength={200}
            autoComplete="off"
          />
          <Button type="submit" look="quiet">
            <SearchIcon />
            {t('Pickup.LookUp')}
          </Button>
        </form>
      </Stack>
    </section>
  )
}
