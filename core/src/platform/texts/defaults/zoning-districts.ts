import { group } from './group.ts'

/** What the zoning districts allow, for staff. */
export const zoningDistrictsScreen = group('ZoningDistricts', {
  Title: { en: 'Zoning districts', es: 'Distritos de zonificación' },
  Lead: {
    en: 'What each district allows, and since when. Residents see it as soon as they choose a property. Rules are never changed: a new rule follows from a day.',
    es: 'Qué permite cada distrito, y desde cuándo. La gente lo ve en cuanto elige una propiedad. Las reglas nunca se cambian: otra las sigue desde un día.',
  },
  None: { en: 'No zoning districts yet', es: 'Aún no hay distritos de zonificación' },
  NotFound: {
    en: 'There is no such zoning district.',
    es: 'No existe ese distrito de zonificación.',
  },
  NoRule: { en: 'There is no such rule.', es: 'No existe esa regla.' },
  Back: { en: 'All zoning districts', es: 'Todos los distritos' },
  Code: { en: 'Code', es: 'Código' },
  CodeHint: {
    en: 'As on the zoning map. It cannot be changed later.',
    es: 'Como en el mapa de zonificación. Después no se puede cambiar.',
  },
  Name: { en: 'Name', es: 'Nombre' },
  NameEs: { en: 'Name in Spanish', es: 'Nombre en español' },
  Kind: { en: 'Kind', es: 'Clase' },
  Kind_base: { en: 'Base district', es: 'Distrito base' },
  Kind_overlay: { en: 'Overlay: adds rules', es: 'Superpuesto: agrega reglas' },
  Rules: { en: 'Link to its rules', es: 'Enlace a sus reglas' },
  RulesHint: {
    en: 'The page of this district, with https://, not of the whole code.',
    es: 'La página de este distrito, con https://, no la del código entero.',
  },
  SeeRules: { en: 'Rules of {{code}}', es: 'Reglas de {{code}}' },
  MapOf: { en: 'Zoning map of', es: 'Mapa de zonificación del' },
  Uses: { en: 'Uses', es: 'Usos' },
  Later: { en: 'Later changes', es: 'Cambios futuros' },
  Parcels: { en: 'Parcels', es: 'Parcelas' },
  AddTitle: { en: 'Add a district', es: 'Agregar un distrito' },
  Add: { en: 'Add the district', es: 'Agregar el distrito' },
  EditTitle: { en: 'Change the district', es: 'Cambiar el distrito' },
  Save: { en: 'Save', es: 'Guardar' },
  Failed: { en: 'This was not saved', es: 'Esto no se guardó' },
  CodeTaken: {
    en: 'Another district has this code.',
    es: 'Otro distrito tiene este código.',
  },
  Changed: {
    en: 'Another person changed the district meanwhile. Load the page again to see it.',
    es: 'Otra persona cambió el distrito mientras tanto. Vuelva a cargar la página para verlo.',
  },
  UsesTitle: { en: 'What people see', es: 'Lo que ve la gente' },
  OnDay: { en: 'On this day', es: 'Ese día' },
  Show: { en: 'Show', es: 'Mostrar' },
  NoUses: {
    en: 'This district says nothing of uses yet',
    es: 'Este distrito todavía no dice nada de los usos',
  },
  Use: { en: 'Use', es: 'Uso' },
  UseHint: {
    en: 'In plain words. Choose one that is listed to follow its rule.',
    es: 'En palabras sencillas. Elija uno de la lista para seguir su regla.',
  },
  UseEs: { en: 'Use in Spanish', es: 'Uso en español' },
  UseEsHint: {
    en: 'May stay empty for a use that another rule has.',
    es: 'Puede quedar vacío si otra regla ya tiene este uso.',
  },
  Permission: { en: 'What the district says', es: 'Qué dice el distrito' },
  Since: { en: 'Since', es: 'Desde' },
  Source: { en: 'Section or ordinance', es: 'Sección u ordenanza' },
  SourceHint: {
    en: 'The rule that says so, such as Zoning Code 19.35.430.',
    es: 'La regla que lo dice, por ejemplo Código de zonificación 19.35.430.',
  },
  NotYet: { en: 'Nothing yet', es: 'Todavía nada' },
  Changes: { en: 'Before and after', es: 'Antes y después' },
  From: { en: '{{text}} from {{day}}', es: '{{text}} desde el {{day}}' },
  Before: {
    en: '{{text}} since {{day}} ({{source}})',
    es: '{{text}} desde el {{day}} ({{source}})',
  },
  EarlierRules: {
    en: ['{{count}} earlier rule', '{{count}} earlier rules'],
    es: ['{{count}} regla anterior', '{{count}} reglas anteriores'],
  },
  NewTitle: { en: 'A new rule from a day', es: 'Una regla nueva desde un día' },
  NewLead: {
    en: 'The rule before it counts until the day before. Only the first rule of a use may begin in the past.',
    es: 'La regla anterior vale hasta el día antes. Solo la primera regla de un uso puede empezar en el pasado.',
  },
  FirstDay: { en: 'First day', es: 'Primer día' },
  Set: { en: 'Set the rule', es: 'Fijar la regla' },
  Saved: { en: 'The rule is set.', es: 'La regla quedó fijada.' },
  DistrictSaved: { en: 'The district is saved.', es: 'El distrito quedó guardado.' },
  Withdraw: { en: 'Take back', es: 'Retirar' },
  Withdrawn: { en: 'The rule was taken back.', es: 'La regla se retiró.' },
  Past: {
    en: 'People may have relied on these days. Choose today or later.',
    es: 'La gente pudo confiar en esos días. Elija hoy o un día posterior.',
  },
  SameDay: {
    en: 'This use already has a rule from this day. Choose another day, or take that rule back.',
    es: 'Este uso ya tiene una regla desde ese día. Elija otro día o retire esa regla.',
  },
  InForce: {
    en: 'This rule already counts. Set a new rule from a day instead.',
    es: 'Esta regla ya vale. Fije una nueva desde un día.',
  },
})
