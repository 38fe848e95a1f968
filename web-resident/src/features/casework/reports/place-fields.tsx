import { shortestAddressSearch } from '@portal/core/parcels/rules'
import type { ReportFieldName } from '@portal/core/reports/rules'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Combobox } from '@portal/web-ui/combobox'
import { PinIcon } from '@portal/web-ui/icons'
import { Row, Stack } from '@portal/web-ui/layout'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { useOnline } from '../../../device/use-online.ts'
import styles from './place-fields.module.css'
import { fieldNames } from './report-form.ts'
import type { PlaceUse } from './use-place.ts'

interface PlaceFieldsProps {
  form: FormUse
  place: PlaceUse
  /** A logged-in person's address, to fill in. */
  home: string | undefined
  isOptional: boolean
  isAlive: boolean
}

/** The address field, which does all that the map does, and ways to fill it in. */
export function PlaceFields({ form, place, home, isOptional, isAlive }: PlaceFieldsProps) {
  const { t } = useTexts()
  const { name, label, error } = form.field('address' satisfies ReportFieldName)
  const { position, said } = place
  const isOnline = useOnline()
  return (
    <Stack>
      <Combobox
        {...{ name, label, error }}
        optional={isOptional}
        hint={t('ReportPlace.AddressHint')}
        text={place.address}
        onType={place.type}
        onLeave={place.settle}
        find={place.find}
        onChoose={place.choose}
        minCharacters={shortestAddressSearch}
        none={t('Report.NoAddressFound')}
        // Offline, the whole form says so.
        failure={isOnline ? t('ReportPlace.LookUpFailed') : ''}
      />
      <input type="hidden" name={fieldNames.latitude} value={position?.latitude ?? ''} />
      <input type="hidden" name={fieldNames.longitude} value={position?.longitude ?? ''} />
      {/* It has its place from the start, and moves nothing when the buttons work. */}
      <div className={styles.ways} data-alive={isAlive ? '' : undefined}>
        <Row gap="tight">
          {home && (
            <Button look="quiet" size="small" onClick={() => place.fill(home)}>
              {t('ReportPlace.UseMyAddress', { address: home })}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={place.locate}>
            <PinIcon />
            {t('ReportPlace.UseMyLocation')}
          </Button>
        </Row>
      </div>
      <Status>
        {said && <Banner tone={said.isError ? 'warn' : 'info'}>{t(said.code)}</Banner>}
      </Status>
    </Stack>
  )
}
