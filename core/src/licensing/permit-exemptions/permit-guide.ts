import { sql } from 'drizzle-orm'
import { quoteFees, scheduleInForce } from '../../money/fee-schedules/index.ts'
import { askedUnits, type FeeSchedule } from '../../money/fee-schedules/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { dayText, moneyText } from '../../platform/kernel/format.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import type { Block, Letter } from '../../platform/pdf/index.ts'
import type { TextKey } from '../../platform/texts/defaults/index.ts'
import { say } from '../../platform/texts/index.ts'
import { permitKinds } from '../permits/permits.sql.ts'
import { type InspectionPlan, type PermitDiscipline, permitGuides } from '../permits/rules.ts'

export type PermitGuide = (typeof permitGuides)[string]

interface Row extends Record<string, unknown> {
  readonly name: string
  readonly nameEs: string
  readonly disciplines: readonly PermitDiscipline[]
  readonly inspections: readonly InspectionPlan[]
  readonly schedule: FeeSchedule | null
}

const disciplineTexts = {
  building: 'Permits.DisciplineBuilding',
  zoning: 'Permits.DisciplineZoning',
  electrical: 'Permits.DisciplineElectrical',
  plumbing: 'Permits.DisciplinePlumbing',
  mechanical: 'Permits.DisciplineMechanical',
  fire: 'Permits.DisciplineFire',
  engineering: 'Permits.DisciplineEngineering',
} as const satisfies Readonly<Record<PermitDiscipline, TextKey>>

/** What to bring, for each guide. */
const bring = [
  'PermitNeed.BringPlat',
  'PermitNeed.BringPlans',
  'PermitNeed.BringContractor',
] as const

/** An example of what people would pay. */
const exampleValue = 250_000

/**
 * The guide to a permit (spec, resident section 9): from the city's own reviews, inspections and
 * fees, so that it is never older than they are.
 */
export async function getPermitGuide(context: Context, guide: PermitGuide): Promise<Uint8Array> {
  const code = Object.keys(permitGuides).find((kind) => permitGuides[kind] === guide)
  const today = isoDay(context.clock.now(), context.city.timeZone)
  const [row] = await context.database.rows<Row>(sql`
    select k.name, k.name_es as "nameEs", k.disciplines, k.inspections,
      ${scheduleInForce(sql`'permit.' || k.code`, sql`${today}::date`)} as schedule
    from ${permitKinds} k where k.code = ${code}`)
  if (!row) throw new Error(`No kind of permit has the guide ${guide}`)
  // Loaded on use: it brings the PDF fonts, which slow down a worker's start.
  const { drawLetter } = await import('../../platform/pdf/index.ts')
  return drawLetter(guideLetter(context, row, today))
}

function guideLetter(context: Context, row: Row, today: string): Letter {
  const { city, clock, language } = context
  const { disciplines, inspections, schedule } = row
  const isSpanish = language === 'es'
  const heading = (key: TextKey): Block => ({ kind: 'heading', text: say(context, key) })
  const list = (texts: readonly string[]): Block[] =>
    texts.map((text, i) => ({ kind: 'text', text: `${i + 1}. ${text}` }))
  return {
    language,
    title: say(context, 'PermitNeed.GuideTitle', { work: isSpanish ? row.nameEs : row.name }),
    letterhead: {
      name: say(context, 'Util.CityOf', { city: city.name }),
      lines: [city.address.line1, city.address.line2, city.phone],
    },
    madeAt: clock.now(),
    footer: say(context, 'PermitNeed.GuideFooter', { day: dayText(today, language) }),
    blocks: [
      heading('PermitNeed.BringTitle'),
      ...list(bring.map((key) => say(context, key))),
      heading('PermitNeed.Reviews'),
      ...list(disciplines.map((one) => say(context, disciplineTexts[one]))),
      heading('PermitNeed.Inspections'),
      ...list(inspections.map((plan) => (isSpanish ? plan.nameEs : plan.name))),
      heading('PermitNeed.Fee'),
      ...feeBlocks(context, schedule),
      { kind: 'text', text: say(context, 'PermitNeed.FeeLater') },
    ],
  }
}

function feeBlocks(context: Context, schedule: FeeSchedule | null): readonly Block[] {
  const { language } = context
  if (!schedule) return [{ kind: 'text', text: say(context, 'PermitNeed.FeeUnknown') }]
  const units = Object.fromEntries(askedUnits(schedule).map(({ answer }) => [answer, exampleValue]))
  const { lines, totalCents } = quoteFees(schedule, units)
  const day = dayText(schedule.fromDay, language)
  return [
    {
      kind: 'text',
      text: say(context, 'PermitNeed.GuideExample', {
        amount: moneyText(exampleValue * 100, language),
      }),
    },
    {
      kind: 'rows',
      rows: [
        ...lines.map(({ name, nameEs, cents }): readonly [string, string] => [
          language === 'es' ? nameEs : name,
          moneyText(cents, language),
        ]),
        [say(context, 'Form.FeeTotal'), moneyText(totalCents, language)],
      ],
      areSums: true,
    },
    { kind: 'text', text: say(context, 'PermitNeed.FeeRule', { source: schedule.source, day }) },
  ]
}
