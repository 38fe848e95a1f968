import { totalOf } from '@portal/core/permit-desk/rules'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import own from './permit-desk.module.css'
import type { DeskPermit } from './queries.ts'

type Line = Pick<DeskPermit['fees'][number], 'name' | 'rule' | 'amountCents'>

/** Each line with its rule, and their sum. */
export function FeeLines({ fees }: { fees: readonly Line[] }) {
  const { t, format } = useTexts()
  return (
    <table className={own.fees}>
      <caption>
        <VisuallyHidden>{t('PermitDesk.FeeLines')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('PermitDesk.Line')}</th>
          <td>{t('PermitDesk.LineAmount')}</td>
        </tr>
      </thead>
      <tbody>
        {fees.map(({ name, rule, amountCents }, place) => (
          // Two lines can say the same.
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <tr key={place}>
            <th scope="row">
              {name}
              <span className={own.rule}>{rule}</span>
            </th>
            <td>{format.money(amountCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('PermitDesk.Total_fee')}</th>
          <td>{format.money(totalOf(fees))}</td>
        </tr>
      </tfoot>
    </table>
  )
}
