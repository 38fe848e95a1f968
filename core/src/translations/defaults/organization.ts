import { group } from './group.ts'

/** Organizations and who acts for them (spec, resident section 8). */
export const organization = group('Organization', {
  LoadOrganizationMembersError: {
    en: 'The members could not be loaded. Please try again.',
    es: 'No se pudieron cargar los miembros. Inténtelo de nuevo.',
  },
  CouldNotRemoveOrganizationMemberError: {
    en: 'The member could not be removed. Please try again.',
    es: 'No se pudo quitar al miembro. Inténtelo de nuevo.',
  },
  CouldNotVerifyOrganizationMemberError: {
    en: 'The member could not be approved. Please try again.',
    es: 'No se pudo aprobar al miembro. Inténtelo de nuevo.',
  },
  NotFound: {
    en: 'You have no organization like that.',
    es: 'No tiene una organización como esa.',
  },
  MemberNotFound: {
    en: 'This person neither belongs to the organization nor asked to join it.',
    es: 'Esta persona no pertenece a la organización ni pidió unirse a ella.',
  },
  ManagersOnly: {
    en: 'Only managers of the organization may do that.',
    es: 'Solo los administradores de la organización pueden hacer eso.',
  },
  AlreadyApproved: {
    en: 'This person has been approved already.',
    es: 'Esta persona ya fue aprobada.',
  },
  NotApproved: {
    en: 'Approve this person first.',
    es: 'Primero apruebe a esta persona.',
  },
  NotOneself: {
    en: 'You cannot remove yourself.',
    es: 'No puede quitarse usted de la organización.',
  },
  LastManager: {
    en: 'An organization needs a manager. Name another one first.',
    es: 'Una organización necesita un administrador. Primero nombre a otro.',
  },
})
