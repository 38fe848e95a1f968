import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { groupServices, type ServiceAction, serviceActionNamed } from '@portal/core/services/rules'
import { Button } from '@portal/web-ui/button'
import { Select } from '@portal/web-ui/select'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import styles from './picker.module.css'
import { pickerServicesQuery } from './queries.ts'

interface PickerProps {
  path?: '/' | '/dashboard'
  firstAction?: ServiceAction | undefined
}

/**
 * "I want to…", then a service, then Start (spec, resident section 2). Two plain forms: without
 * JavaScript the first reloads the page with the action's services.
 */
export function ServicePicker({ path = '/', firstAction }: PickerProps) {
  const { t } = useTexts()
  const { visitor } = useApp()
  const { data: services } = useSuspenseQuery(pickerServicesQuery())
  const groups = groupServices(services, visitor)
  const actionSelect = useRef<HTMLSelectElement>(null)
  const serviceSelect = useRef<HTMLSelectElement>(null)
  const [action, setAction] = useState(firstAction)
  const [isChosen, setChosen] = useState(false)
  const [isLive, setLive] = useState(false)
  const chosen = groups.find((group) => group.action === action)

  useEffect(() => {
    // The visitor may have chosen before hydration.
    setAction(serviceActionNamed(actionSelect.current?.value))
    setChosen(Boolean(serviceSelect.current?.value))
    setLive(true)
  }, [])

  return (
    <section aria-label={t('Picker.Label')} className={styles.picker}>
      <form role="none" action={path} className={styles.step}>
        <Select
          ref={actionSelect}
          name="action"
          label={t('Picker.WantTo')}
          placeholder={t('Picker.ChooseAction')}
          defaultValue={firstAction}
          options={groups.map((group) => ({
            value: group.action,
            label: t(`Picker.${group.action}`),
          }))}
          onChange={(event) => {
            setAction(serviceActionNamed(event.target.value))
            setChosen(false)
          }}
        />
        <div className={styles.withoutScript}>
          <Button type="submit" look="quiet">
            {t('Picker.ShowServices')}
          </Button>
        </div>
      </form>
      <form role="none" action="/activity/start" className={styles.start}>
        <Select
          // Resets the choice with each action.
          key={action ?? ''}
          ref={serviceSelect}
          name="activityId"
          label={t('Picker.Service')}
          required
          disabled={!chosen}
          placeholder={t(chosen ? 'Picker.ChooseService' : 'Picker.ChooseActionFirst')}
          options={(chosen?.services ?? []).map(({ Id, Item, lang }) => ({
            value: Id,
            label: Item,
            lang,
          }))}
          onChange={(event) => setChosen(event.target.value !== '')}
        />
        <Button
          type="submit"
          aria-disabled={isLive && !isChosen}
          onClick={(event) => isChosen || event.preventDefault()}
        >
          {t('Picker.Start')}
        </Button>
      </form>
    </section>
  )
}
