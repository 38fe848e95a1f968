import { group } from './group.ts'

/** “Do I need a permit?” (spec, resident sections 2, 3 and 5). */
export const permitNeed = group('PermitNeed', {
  Title: { en: 'Do I need a permit?', es: '¿Necesito un permiso?' },
  Lead: {
    en: 'A few questions, and you know. You do not need an account for the answer.',
    es: 'Unas pocas preguntas y lo sabrá. No necesita una cuenta para la respuesta.',
  },
  NoOption: {
    en: 'We could not find this kind of work. Please choose again.',
    es: 'No encontramos este tipo de obra. Elija de nuevo.',
  },
  Next: { en: 'Next', es: 'Siguiente' },
  PropertyQuestion: { en: 'What kind of property is it?', es: '¿Qué tipo de propiedad es?' },
  ChooseProperty: { en: 'Choose the kind of property.', es: 'Elija el tipo de propiedad.' },
  NewSingleFamilyHome: { en: 'A new single-family home', es: 'Una casa unifamiliar nueva' },
  NewCommercialIndustrial: {
    en: 'A new commercial or industrial building',
    es: 'Un edificio comercial o industrial nuevo',
  },
  SingleFamilyHomeOwner: {
    en: 'A single-family home that I own and live in',
    es: 'Una casa unifamiliar que es mía y en la que vivo',
  },
  SingleFamilyHomeNotOwner: {
    en: 'A single-family home that I do not own, or do not live in',
    es: 'Una casa unifamiliar que no es mía o en la que no vivo',
  },
  MultiFamily: {
    en: 'A building with two or more homes',
    es: 'Un edificio con dos o más viviendas',
  },
  OptionQuestion: { en: 'What do you want to do?', es: '¿Qué quiere hacer?' },
  ChooseOption: { en: 'Choose what you want to do.', es: 'Elija qué quiere hacer.' },
  Outside: { en: 'Around the house', es: 'Alrededor de la casa' },
  House: { en: 'The house itself', es: 'La casa misma' },
  Systems: { en: 'Heating, water and electricity', es: 'Calefacción, agua y electricidad' },
  BuildingShed: { en: 'Build a shed', es: 'Construir un cobertizo' },
  PuttingUpFence: { en: 'Put up a fence', es: 'Poner una cerca' },
  InstallingHotTub: { en: 'Install a hot tub', es: 'Instalar un jacuzzi' },
  RepairReplaceRoof: { en: 'Repair or replace a roof', es: 'Reparar o reemplazar un techo' },
  ReplaceFurnace: { en: 'Replace a furnace', es: 'Reemplazar la calefacción' },
  ReplaceWaterHeater: {
    en: 'Replace a water heater',
    es: 'Reemplazar un calentador de agua',
  },
  InstallResidentialDriveway: {
    en: 'Build or replace a driveway',
    es: 'Construir o reemplazar una entrada para autos',
  },
  InstallAboveGroundPool: {
    en: 'Put up an above-ground pool',
    es: 'Poner una piscina sobre el suelo',
  },
  ReplaceWindow: { en: 'Replace windows', es: 'Reemplazar ventanas' },
  InstallPatio: { en: 'Build a patio', es: 'Construir un patio' },
  InstallDeckUnder4Feet: {
    en: 'Build a deck less than 4 feet high',
    es: 'Construir una terraza de menos de 4 pies de alto',
  },
  RepairReplaceSiding: {
    en: 'Repair or replace siding',
    es: 'Reparar o reemplazar el revestimiento exterior',
  },
  InstallPrivateSidewalk: {
    en: 'Build a private sidewalk',
    es: 'Construir una acera privada',
  },
  MinorHVACWork: {
    en: 'Small heating or air conditioning work',
    es: 'Trabajo pequeño de calefacción o aire acondicionado',
  },
  MinorElectricalWork: { en: 'Small electrical work', es: 'Trabajo eléctrico pequeño' },
  MinorPlumbingWork: { en: 'Small plumbing work', es: 'Trabajo pequeño de plomería' },
  RemodelingStructure: { en: 'Remodel', es: 'Remodelar' },
  Other: { en: 'Something else', es: 'Otra cosa' },
  Change: { en: 'Change', es: 'Cambiar' },
  QuestionsTitle: { en: 'About your plan', es: 'Sobre su proyecto' },
  AnswerNumber: {
    en: 'Enter a number, such as 120 or 2.5: {{question}}',
    es: 'Escriba un número, como 120 o 2.5: {{question}}',
  },
  AnswerMissing: {
    en: 'Answer the question: {{question}}',
    es: 'Responda la pregunta: {{question}}',
  },
  GetAnswer: { en: 'See the answer', es: 'Ver la respuesta' },
  NotNeeded: { en: 'No permit needed', es: 'No necesita un permiso' },
  NotNeededLead: {
    en: 'For this work, as you describe it: {{work}}.',
    es: 'Para esta obra, tal como la describe: {{work}}.',
  },
  RuleTitle: { en: 'The rule', es: 'La regla' },
  RuleSource: {
    en: '{{source}}, in force since {{day}}.',
    es: '{{source}}, vigente desde el {{day}}.',
  },
  YourAnswers: { en: 'Your answers', es: 'Sus respuestas' },
  AsOf: { en: 'Answer of {{day}}', es: 'Respuesta del {{day}}' },
  StillTitle: { en: 'What still holds', es: 'Lo que sigue vigente' },
  StillSetbacks: {
    en: 'The distances from your lot lines, and how much of a lot may be covered.',
    es: 'Las distancias a los límites de su terreno y cuánto de un terreno puede cubrirse.',
  },
  SetbacksLink: {
    en: 'Look up the zoning of your property',
    es: 'Consulte la zonificación de su propiedad',
  },
  StillAssociation: {
    en: 'The rules of your homeowners’ association or landlord, if you have one.',
    es: 'Las reglas de su asociación de propietarios o de su arrendador, si los tiene.',
  },
  StillDigging: {
    en: 'Call 811 at least two working days before you dig. It is free, and it is the law.',
    es: 'Llame al 811 al menos dos días hábiles antes de cavar. Es gratis y es la ley.',
  },
  StillOtherWork: {
    en: 'New wiring, pipes or gas lines still need their own permit.',
    es: 'Los cables, tuberías o líneas de gas nuevos necesitan su propio permiso.',
  },
  Keep: { en: 'Keep this answer', es: 'Guarde esta respuesta' },
  KeepText: {
    en: 'This page’s address has your answers: print it, or send it to your contractor or neighbor.',
    es: 'La dirección de esta página contiene sus respuestas: imprímala o envíela a su contratista o vecino.',
  },
  Print: { en: 'Print', es: 'Imprimir' },
  ApplyAnyway: { en: 'Apply all the same', es: 'Solicitarlo de todos modos' },
  Needed: { en: 'You need a permit', es: 'Necesita un permiso' },
  NeededLead: { en: 'For this work: {{work}}.', es: 'Para esta obra: {{work}}.' },
  Why: { en: 'Why', es: 'Por qué' },
  WhyAlways: {
    en: 'This work always needs a permit, so that the city checks that it is safe.',
    es: 'Esta obra siempre necesita un permiso, para que la ciudad revise que sea segura.',
  },
  WhyBeyond: {
    en: 'Smaller work of this kind needs none. Yours does because of this:',
    es: 'Una obra más pequeña de este tipo no lo necesita. La suya sí, por esto:',
  },
  YouAnswered: {
    en: '{{question}} You answered {{answer}}.',
    es: '{{question}} Usted respondió {{answer}}.',
  },
  YouAnsweredMost: {
    en: '{{question}} You answered {{answer}}. Up to {{most}} needs no permit.',
    es: '{{question}} Usted respondió {{answer}}. Hasta {{most}} no necesita permiso.',
  },
  WhatItTakes: { en: 'What it takes', es: 'Qué requiere' },
  Reviews: { en: 'Reviews', es: 'Revisiones' },
  Inspections: { en: 'Inspections', es: 'Inspecciones' },
  WhoWorks: { en: 'Who does the work', es: 'Quién hace la obra' },
  Trades: { en: 'Trade of the contractor, one of', es: 'Oficio del contratista, uno de' },
  Contractor: {
    en: 'A contractor with a city license',
    es: 'Un contratista con licencia de la ciudad',
  },
  Anyone: {
    en: 'The owner, or a contractor with a city license',
    es: 'El dueño o un contratista con licencia de la ciudad',
  },
  Time: { en: 'Time', es: 'Tiempo' },
  TypicalDays: {
    en: [
      'Half of the last ones were issued within one day.',
      'Half of the last ones were issued within {{count}} days.',
    ],
    es: [
      'La mitad de los últimos se emitió en un día.',
      'La mitad de los últimos se emitió en {{count}} días.',
    ],
  },
  UnknownDays: {
    en: 'We cannot say yet: there were too few of these.',
    es: 'Todavía no podemos decirlo: hubo muy pocos.',
  },
  Fee: { en: 'Fee', es: 'Tarifa' },
  FeeFrom: { en: 'from {{amount}}', es: 'desde {{amount}}' },
  FeeRule: { en: '{{source}}, since {{day}}', es: '{{source}}, desde el {{day}}' },
  FeeLater: {
    en: 'Nothing is due when you apply. The fee is due after the reviews.',
    es: 'No paga nada al solicitar. La tarifa se paga después de las revisiones.',
  },
  FeeUnknown: {
    en: 'No fee is set for this work today. The city tells you before anything is due.',
    es: 'Hoy no hay una tarifa fijada para esta obra. La ciudad le avisará antes de cobrarle.',
  },
  FeeAsk: { en: 'Work out your fee', es: 'Calcule su tarifa' },
  FeeUnits: { en: 'How many {{unit}}?', es: 'Cantidad de {{unit}}' },
  FeeCount: { en: 'Work out', es: 'Calcular' },
  GuideNewResidential: {
    en: 'Guide: building a new home (PDF)',
    es: 'Guía: construir una casa nueva (PDF)',
  },
  GuideNewCommercial: {
    en: 'Guide: new commercial buildings (PDF)',
    es: 'Guía: edificios comerciales nuevos (PDF)',
  },
  GuideRemodel: {
    en: 'Guide: remodeling a home (PDF)',
    es: 'Guía: remodelar una casa (PDF)',
  },
  GuideTitle: { en: 'Permit guide: {{work}}', es: 'Guía de permisos: {{work}}' },
  GuideFooter: {
    en: 'As the city reviews, inspects and charges on {{day}}.',
    es: 'Según las revisiones, inspecciones y tarifas de la ciudad el {{day}}.',
  },
  GuideExample: {
    en: 'For a project worth {{amount}}:',
    es: 'Para una obra que vale {{amount}}:',
  },
  BringTitle: { en: 'What you send', es: 'Qué debe enviar' },
  BringPlat: {
    en: 'A drawing of the lot (plat of survey) with the building, its distances to the lot lines, walks and driveways.',
    es: 'Un plano del terreno con el edificio, sus distancias a los límites, las aceras y las entradas para autos.',
  },
  BringPlans: {
    en: 'Construction drawings: floors, sections, foundation, structure, wiring, pipes and heating.',
    es: 'Planos de construcción: pisos, cortes, cimientos, estructura, cables, tuberías y calefacción.',
  },
  BringContractor: {
    en: 'The license number of your contractor, and what the project costs.',
    es: 'El número de licencia de su contratista y el costo de la obra.',
  },
  Apply: { en: 'Apply for this permit', es: 'Solicitar este permiso' },
  ApplyLogin: { en: 'Log in and apply', es: 'Inicie sesión y solicítelo' },
  ApplyAccount: {
    en: 'To apply you need an account. After you log in you come right to the application.',
    es: 'Para solicitarlo necesita una cuenta. Después de iniciar sesión llegará directamente a la solicitud.',
  },
  StartOver: { en: 'Ask about other work', es: 'Preguntar por otra obra' },
})
