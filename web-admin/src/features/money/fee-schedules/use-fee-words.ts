import { useTexts } from '@portal/web-ui/texts'
import type { FeeSchedule } from './queries.ts'

type Line = FeeSchedule['lines'][number]
type Change = FeeSchedule['penalties'][number] | FeeSchedule['rebates'][number]

/** A schedule's lines, penalties and rebates in words. */
export function useFeeWords() {
  const { t, format, language } = useTexts()
  const { money, number } = format
  const inLanguage = (english: string, spanish: string) => (language === 'es' ? spanish : english)

  const amountOf = (line: Line): string => {
    if (line.kind === 'flat') return money(line.cents)
    if (line.kind === 'minimum') return t('FeeSchedules.AtLeast', { amount: money(line.cents) })
    const unit = inLanguage(line.unit, line.unitEs)
    if (line.kind === 'slab')
      return line.slabs
        .map(({ upTo, cents }) =>
          upTo === null
            ? t('FeeSchedules.More', { amount: money(cents) })
            : t('FeeSchedules.UpTo', { size: number(upTo), unit, amount: money(cents) }),
        )
        .join('; ')
    const { cents, per } = line
    return per === 1
      ? t('FeeSchedules.Each', { amount: money(cents), unit })
      : t('FeeSchedules.EachOf', { amount: money(cents), size: number(per), unit })
  }

  const shareOf = ({ basisPoints, flatCents }: Change): string =>
    [
      ...(basisPoints > 0 ? [`${number(basisPoints / 100)}%`] : []),
      ...(flatCents > 0 ? [money(flatCents)] : []),
    ].join(' + ')

  return {
    lineWords: (line: Line): string => `${inLanguage(line.name, line.nameEs)}: ${amountOf(line)}`,
    changeWords: ({ penalties, rebates }: FeeSchedule): readonly string[] => [
      ...penalties.map((one) =>
        t('FeeSchedules.PenaltyFrom', { day: String(one.fromDay), amount: shareOf(one) }),
      ),
      ...rebates.map((one) =>
        t('FeeSchedules.RebateBefore', { day: String(one.daysBefore), amount: shareOf(one) }),
      ),
    ],
  }
}
