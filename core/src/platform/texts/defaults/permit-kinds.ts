import { group } from './group.ts'

/** Kinds of permits, for staff. */
export const permitKinds = group('PermitKinds', {
  Title: { en: 'Kinds of permits', es: 'Tipos de permisos' },
  Lead: {
    en: 'What the city permits: who reviews, what is inspected, how long it is good.',
    es: 'Lo que la ciudad permite: quién revisa, qué se inspecciona y por cuánto tiempo vale.',
  },
  Code: { en: 'Code', es: 'Código' },
  CodeHint: {
    en: 'Small letters, digits and _. Its fees are the schedule permit.code.',
    es: 'Letras minúsculas, cifras y _. Sus tarifas son la tabla permit.código.',
  },
  Name: { en: 'Name, English', es: 'Nombre en inglés' },
  NameEs: { en: 'Name, Spanish', es: 'Nombre en español' },
  Order: { en: 'Place in the list', es: 'Lugar en la lista' },
  Disciplines: { en: 'Reviewed by', es: 'La revisan' },
  Inspections: { en: 'Inspections, in order', es: 'Inspecciones, en orden' },
  InspectionsHint: {
    en: 'The last one is the final inspection. It comes after all others have passed.',
    es: 'La última es la inspección final. Viene cuando todas las demás están aprobadas.',
  },
  Inspection: { en: 'Inspection {{number}}', es: 'Inspección {{number}}' },
  InspectionCode: { en: 'Code', es: 'Código' },
  AddInspection: { en: 'Add an inspection', es: 'Agregar una inspección' },
  RemoveInspection: { en: 'Remove inspection {{number}}', es: 'Quitar la inspección {{number}}' },
  ValidDays: { en: 'Days that it is good', es: 'Días que vale' },
  ValidDaysHint: {
    en: 'From its issue, and from each inspection that passed.',
    es: 'Desde su emisión y desde cada inspección aprobada.',
  },
  NeedsContractor: {
    en: 'Needs a licensed contractor',
    es: 'Necesita un contratista con licencia',
  },
  Trades: { en: 'Trades of its contractors', es: 'Oficios de sus contratistas' },
  TradesHint: {
    en: 'A contractor needs one of them. None chosen: all contractors.',
    es: 'Un contratista necesita uno de ellos. Sin elegir: todos los contratistas.',
  },
  IsOffered: { en: 'Can be applied for', es: 'Se puede solicitar' },
  NotOffered: { en: 'Not offered', es: 'No se ofrece' },
  Offered: { en: 'Offered', es: 'Se ofrece' },
  Add: { en: 'Add a kind', es: 'Agregar un tipo' },
  Edit: { en: 'Edit {{name}}', es: 'Editar {{name}}' },
  Save: { en: 'Save', es: 'Guardar' },
  Saved: { en: 'The kind was saved.', es: 'El tipo se guardó.' },
  Failed: { en: 'The kind was not saved', es: 'El tipo no se guardó' },
  Back: { en: 'All kinds', es: 'Todos los tipos' },
  Fees: { en: 'Its fees', es: 'Sus tarifas' },
  ChangedMeanwhile: {
    en: 'This kind has changed since you opened it, or its code is taken.',
    es: 'Este tipo cambió desde que lo abrió, o su código ya está en uso.',
  },
  InspectionInUse: {
    en: 'Permits have booked or made an inspection that you removed. Keep its code.',
    es: 'Hay permisos con una inspección que usted quitó, reservada o hecha. Conserve su código.',
  },
})
