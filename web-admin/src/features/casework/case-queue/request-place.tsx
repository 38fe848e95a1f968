import { Card } from '@portal/web-ui/card'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { Fold, useAction } from '../../../parts/desk/fold.tsx'
import { AddressField } from './address-field.tsx'
import { placeForm } from './desk-forms.ts'
import { mayAct } from './may-act.ts'
import { areaText } from './names.ts'
import { PlaceMap } from './place-map.tsx'
import { type ActionProps, Seen } from './request-form.tsx'
import styles from './request.module.css'

/** Where it is, on a small map, and the form that corrects it. */
export function Place({ request, options }: ActionProps) {
  const { t } = useTexts()
  const { page } = useApp()
  const { areaNames } = page.settings
  const { address, area, latitude, longitude } = request
  return (
    <Card title={t('Desk.Place')}>
      {address ? (
        <p>
          {address}
          {area && <span className={styles.when}> · {areaText(t, area, areaNames[area])}</span>}
        </p>
      ) : (
        <p className={styles.when}>{t('Desk.NoPlace')}</p>
      )}
      {latitude !== null && longitude !== null && (
        <PlaceMap key={`${latitude} ${longitude}`} latitude={latitude} longitude={longitude} />
      )}
      {mayAct(page.viewer.roles) && <ChangePlace request={request} options={options} />}
    </Card>
  )
}

function ChangePlace({ request, options }: ActionProps) {
  const action = useAction(placeForm, options)
  return (
    <Fold label="Desk.ChangePlace" action={action} look="quiet">
      <Seen request={request} />
      <AddressField {...action.form.field('address', request.address)} />
    </Fold>
  )
}
