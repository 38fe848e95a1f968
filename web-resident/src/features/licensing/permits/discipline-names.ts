import type { PermitDiscipline } from '@portal/core/permits/rules'

export const disciplineNames = {
  building: 'Permits.DisciplineBuilding',
  zoning: 'Permits.DisciplineZoning',
  electrical: 'Permits.DisciplineElectrical',
  plumbing: 'Permits.DisciplinePlumbing',
  mechanical: 'Permits.DisciplineMechanical',
  fire: 'Permits.DisciplineFire',
  engineering: 'Permits.DisciplineEngineering',
} as const satisfies Record<PermitDiscipline, string>
