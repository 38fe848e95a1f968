import { Card } from '@portal/web-ui/card'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import styles from './boards.module.css'
import { type BoardSeat, officeTexts } from './words.ts'

type Filled = BoardSeat & { readonly member: NonNullable<BoardSeat['member']> }

const isFilled = (seat: BoardSeat): seat is Filled => seat.member !== null

/** Who sits on the board; its officers first. */
export function MemberTable({ seats }: { seats: readonly BoardSeat[] }) {
  const { t, format } = useTexts()
  const filled = seats.filter(isFilled)
  const isOfficer = ({ member }: Filled): boolean => member.offices.length > 0
  const rows = [...filled.filter(isOfficer), ...filled.filter((seat) => !isOfficer(seat))]
  const columns: readonly Column<Filled>[] = [
    {
      key: 'member',
      header: t('Boards.Member'),
      isRowHeader: true,
      render: ({ member, name, isAlternate, isVoting }) => {
        const about = [
          ...member.offices.map((office) => t(officeTexts[office])),
          ...(name ? [name] : []),
          ...(isAlternate && !name ? [t('Boards.Alternate')] : []),
          ...(isVoting ? [] : [t('Boards.NonVoting')]),
        ]
        return (
          <>
            {member.name}
            {about.length > 0 && <span className={styles.soft}>{about.join(', ')}</span>}
          </>
        )
      },
    },
    { key: 'term', header: t('Boards.Term'), render: ({ member }) => <TermText {...member} /> },
    {
      key: 'attendance',
      header: t('Boards.Attendance'),
      render: ({ member: { percentage, attendance } }) => {
        const came = attendance.present + attendance.remote
        const all = came + attendance.absent
        return (
          <>
            <span className={styles.share}>
              {percentage === null
                ? t('Boards.NotApplicable')
                : t('Boards.Percent', { percent: format.number(percentage) })}
            </span>
            {all > 0 && <span className={styles.soft}>{t('Boards.CameTo', { came, all })}</span>}
          </>
        )
      },
    },
  ]
  return (
    <Card title={t('Boards.Members')}>
      <Table
        caption={t('Boards.Members')}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<p>{t('Boards.NoMembers')}</p>}
      />
      {rows.length > 0 && (
        <details className={styles.fold}>
          <summary>{t('Boards.HowCounted')}</summary>
          <p>{t('Boards.HowCountedText')}</p>
        </details>
      )}
    </Card>
  )
}

function TermText({ fromDay, toDay }: Pick<Filled['member'], 'fromDay' | 'toDay'>) {
  const { t, format } = useTexts()
  if (fromDay && toDay)
    return t('Boards.TermFromTo', {
      from: format.date(fromDay, 'monthYear'),
      to: format.date(toDay, 'monthYear'),
    })
  if (toDay) return t('Boards.TermTo', { to: format.date(toDay, 'monthYear') })
  return fromDay ? t('Boards.TermFrom', { from: format.date(fromDay, 'monthYear') }) : '–'
}
