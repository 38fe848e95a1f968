import type { PermitDiscipline, PermitState } from '@portal/core/permits/rules'
import type { TextKey } from '@portal/core/texts/rules'

export const disciplineTexts: Readonly<Record<PermitDiscipline, TextKey>> = {
  building: 'Permits.DisciplineBuilding',
  zoning: 'Permits.DisciplineZoning',
  electrical: 'Permits.DisciplineElectrical',
  plumbing: 'Permits.DisciplinePlumbing',
  mechanical: 'Permits.DisciplineMechanical',
  fire: 'Permits.DisciplineFire',
  engineering: 'Permits.DisciplineEngineering',
}

export const stateKey = <State extends PermitState>(state: State) =>
  `PermitDesk.State_${state}` as const

export const reviewTexts = {
  waiting: 'Permits.ReviewWaiting',
  approved: 'Permits.ReviewApproved',
  corrections: 'Permits.ReviewCorrections',
} as const
