import { group } from './group.ts'

/** Spec, resident sections 3, 5 and 8. */
export const zoning = group('Zoning', {
  Title: { en: 'Zoning question', es: 'Consulta de zonificación' },
  Lead: {
    en: 'Find a property, see what its zoning allows right away, and ask a city planner what you still want to know.',
    es: 'Busque una propiedad, vea de inmediato qué permite su zonificación y pregunte a un urbanista lo que le quede por saber.',
  },
  NoLandParcelMatchesPopupContent: {
    en: 'We found no property in the city there. Check the address, or choose a place inside a lot on the map.',
    es: 'No encontramos ninguna propiedad de la ciudad en ese lugar. Revise la dirección o elija en el mapa un punto dentro de un terreno.',
  },
  MapSearchErrorPopupContent: {
    en: 'We could not look up that place. Please try again, or find the property by its address.',
    es: 'No pudimos buscar ese lugar. Inténtelo de nuevo o busque la propiedad por su dirección.',
  },
  PopupTitle: { en: 'No property chosen', es: 'No se eligió ninguna propiedad' },
  FindTitle: { en: 'Find the property', es: 'Busque la propiedad' },
  Address: { en: 'Address', es: 'Dirección' },
  AddressHint: { en: 'House number and street', es: 'Número y calle' },
  Zip: { en: 'ZIP code', es: 'Código postal' },
  Unit: { en: 'Apartment or unit', es: 'Apartamento o unidad' },
  Search: { en: 'Search', es: 'Buscar' },
  FoundTitle: {
    en: ['{{count}} property found', '{{count}} properties found'],
    es: ['{{count}} propiedad encontrada', '{{count}} propiedades encontradas'],
  },
  FoundMany: {
    en: 'Only the first {{max}} are listed. Add the house number to see fewer.',
    es: 'Solo se muestran las primeras {{max}}. Agregue el número de la casa para reducir la lista.',
  },
  MapLabel: { en: 'Map of properties', es: 'Mapa de propiedades' },
  MapNote: {
    en: 'You can also choose a property on the map. The address search above does the same.',
    es: 'También puede elegir una propiedad en el mapa. La búsqueda por dirección de arriba hace lo mismo.',
  },
  MapZoomIn: {
    en: 'Zoom in to choose a property.',
    es: 'Acerque el mapa para elegir una propiedad.',
  },
  MapHint: {
    en: 'Select a lot to see its zoning.',
    es: 'Seleccione un terreno para ver su zonificación.',
  },
  Property: { en: 'Property', es: 'Propiedad' },
  ParcelNumber: { en: 'Parcel number', es: 'Número de parcela' },
  Facts: { en: 'What else the city knows', es: 'Qué más sabe la ciudad' },
  Districts: { en: 'Zoning districts', es: 'Distritos de zonificación' },
  DistrictShare: {
    en: '{{percent}}% of the lot',
    es: '{{percent}} % del terreno',
  },
  DistrictOverlay: { en: 'Extra rules', es: 'Reglas adicionales' },
  DistrictData: {
    en: 'From the zoning map of {{day}}',
    es: 'Según el mapa de zonificación del {{day}}',
  },
  DistrictRules: { en: 'Rules of {{code}}', es: 'Reglas de {{code}}' },
  NoDistrict: {
    en: 'We have no zoning for this property. Please ask a planner below.',
    es: 'No tenemos la zonificación de esta propiedad. Pregunte a un urbanista más abajo.',
  },
  SeveralDistricts: {
    en: 'This lot lies in several districts. In each part the rules of its own district count.',
    es: 'Este terreno está en varios distritos. En cada parte valen las reglas de su distrito.',
  },
  UsesTitle: { en: 'What may be built or opened here', es: 'Qué se puede construir o abrir aquí' },
  Uses_allowed: { en: 'Allowed', es: 'Permitido' },
  'Uses_special-permit': { en: 'Needs a special permit', es: 'Necesita un permiso especial' },
  'Uses_not-allowed': { en: 'Not allowed', es: 'No permitido' },
  UsesIn: { en: 'in {{codes}}', es: 'en {{codes}}' },
  UseRule: { en: '{{source}}, since {{day}}', es: '{{source}}, desde el {{day}}' },
  UsesNote: {
    en: 'This list is a guide. Size, parking and other rules can still matter. A planner’s answer counts.',
    es: 'Esta lista es una guía. El tamaño, el estacionamiento y otras reglas también pueden importar. Lo que vale es la respuesta de un urbanista.',
  },
  AskTitle: {
    en: 'Ask a planner about {{address}}',
    es: 'Pregunte a un urbanista sobre {{address}}',
  },
  ChooseFirst: {
    en: 'Find a property first. Then you can ask a planner about it here.',
    es: 'Primero busque una propiedad. Después podrá preguntar aquí a un urbanista.',
  },
  ProposedUsage: { en: 'What do you want to do there?', es: '¿Qué quiere hacer allí?' },
  ProposedUsageHint: {
    en: 'For example: open a bakery with 20 seats, or add a second home.',
    es: 'Por ejemplo: abrir una panadería con 20 asientos o agregar una segunda vivienda.',
  },
  AllThatApply: { en: 'Mark all that apply to you', es: 'Marque todo lo que corresponda' },
  AllThatApplyErrorMessage: {
    en: 'Mark at least one that applies to you.',
    es: 'Marque al menos una opción que corresponda.',
  },
  MarkModify: { en: 'I want to modify my business', es: 'Quiero modificar mi negocio' },
  MarkMove: { en: 'I want to move my existing business', es: 'Quiero mudar mi negocio actual' },
  MarkOwnership: {
    en: 'I want to change business ownership',
    es: 'Quiero cambiar el dueño del negocio',
  },
  MarkExpand: { en: 'I want to expand my business', es: 'Quiero ampliar mi negocio' },
  MarkUses: {
    en: 'I want to know the permitted uses at the property',
    es: 'Quiero saber qué usos se permiten en la propiedad',
  },
  MarkRestrictions: {
    en: 'I want to know the site restrictions at the property',
    es: 'Quiero saber qué restricciones tiene el terreno',
  },
  HomeBased: { en: 'Is this a home-based business?', es: '¿Es un negocio en casa?' },
  NewBusiness: { en: 'Is this a new business?', es: '¿Es un negocio nuevo?' },
  GuestEmail: { en: 'Your email address', es: 'Su correo electrónico' },
  GuestEmailHint: {
    en: 'We send the planner’s answer there.',
    es: 'Ahí le enviamos la respuesta del urbanista.',
  },
  Submit: { en: 'Ask a planner', es: 'Preguntar a un urbanista' },
  Submitting: { en: 'Sending…', es: 'Enviando…' },
  ReviewErrors: { en: 'Please review form for errors', es: 'Revise los errores del formulario' },
  SubmitFailed: {
    en: 'An error occurred while attempting to submit form',
    es: 'Ocurrió un error al enviar el formulario',
  },
  OtherContact: {
    en: 'You can ask only for yourself or the organization you act for.',
    es: 'Solo puede preguntar en su nombre o en el de la organización en cuyo nombre actúa.',
  },
  ServiceNotFound: {
    en: 'This service takes no zoning questions.',
    es: 'Este servicio no recibe consultas de zonificación.',
  },
  TakenTitle: { en: 'Your question is on its way', es: 'Recibimos su consulta' },
  TakenText: {
    en: 'Your request number is {{caseNumber}}. A planner answers within five working days.',
    es: 'Su número de solicitud es {{caseNumber}}. Un urbanista responde en cinco días hábiles.',
  },
  SeeRequest: { en: 'See your request', es: 'Ver su solicitud' },
  Another: { en: 'Ask about another property', es: 'Preguntar por otra propiedad' },
})
