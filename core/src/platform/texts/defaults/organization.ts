import { group } from './group.ts'

/** Spec, resident section 8. */
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
    en: 'We could not find this organization in your account.',
    es: 'No encontramos esa organización en su cuenta.',
  },
  MemberNotFound: {
    en: 'This person is not a member of the organization and has not asked to join it.',
    es: 'Esta persona no es miembro de la organización ni pidió unirse a ella.',
  },
  ManagersOnly: {
    en: 'Only managers of the organization can do that.',
    es: 'Solo los administradores de la organización pueden hacer eso.',
  },
  AlreadyApproved: {
    en: 'This person is already approved.',
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
    en: 'An organization needs at least one manager. Make someone else a manager first.',
    es: 'Una organización necesita al menos un administrador. Primero haga administrador a otra persona.',
  },
})
