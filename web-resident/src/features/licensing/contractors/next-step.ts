import type { PermitDiscipline, PermitState } from '@portal/core/permits/rules'
import type { components } from '@portal/openapi/resident-types'
import type { useTexts } from '@portal/web-ui/texts'

export type ContractorPermit = components['schemas']['ContractorPermit']

const disciplines = {
  building: 'Permits.DisciplineBuilding',
  zoning: 'Permits.DisciplineZoning',
  electrical: 'Permits.DisciplineElectrical',
  plumbing: 'Permits.DisciplinePlumbing',
  mechanical: 'Permits.DisciplineMechanical',
  fire: 'Permits.DisciplineFire',
  engineering: 'Permits.DisciplineEngineering',
} as const satisfies Record<PermitDiscipline, string>

type Words = Pick<ReturnType<typeof useTexts>, 't' | 'format'>

function inspectionStep(
  { t, format }: Words,
  { booked, nextInspection }: ContractorPermit,
): string {
  if (booked)
    return t('Contractors.NextBooked', {
      name: booked.name,
      day: format.date(booked.day),
      time: t(booked.window === 'morning' ? 'Permits.Morning' : 'Permits.Afternoon'),
    })
  return nextInspection === null ? '' : t('Contractors.NextBook', { name: nextInspection })
}

const check = ({ t }: Words) => t('Contractors.NextCheck')

const steps: Partial<Record<PermitState, (words: Words, permit: ContractorPermit) => string>> = {
  submitted: check,
  completeness: check,
  resubmitted: check,
  corrections: ({ t }) => t('Contractors.NextCorrections'),
  review: ({ t }, { waitsFor }) =>
    waitsFor.length === 0
      ? t('Contractors.NextCheck')
      : t('Contractors.NextReviews', {
          what: waitsFor.map((discipline) => t(disciplines[discipline])).join(', '),
        }),
  approved: check,
  feeDue: ({ t, format }, { feeCents }) =>
    t('Contractors.NextFee', { amount: format.money(feeCents) }),
  paid: ({ t }) => t('Contractors.NextIssue'),
  issued: inspectionStep,
  inspections: inspectionStep,
  expired: ({ t }) => t('Contractors.NextExpired'),
}

/** What happens next, in one line; empty for a permit that is over. */
export const nextStep = (words: Words, permit: ContractorPermit): string =>
  steps[permit.state]?.(words, permit) ?? ''
