import type { DemoArticle } from './demo-article.ts'

/** Neither leads anywhere any more, so that staff find them in the list of broken links. */
export const brokenAddresses = {
  guide: 'https://recycling.county.example/guide.pdf',
  leafMap: '/knowledgebase/leaf-collection-map',
} as const

export const wasteArticles: readonly DemoArticle[] = [
  {
    key: 'garbage-and-holidays',
    related: ['garbage-search', 'report-missed-pickup'],
    title: {
      en: 'Garbage pickup in weeks with a holiday',
      es: 'Recolección de basura en semanas con día festivo',
    },
    summary: {
      en: 'On and after a holiday, pickup is one day later for the rest of that week.',
      es: 'El día festivo y los siguientes, la recolección se hace un día después durante esa semana.',
    },
    details: {
      en: "<p>The holidays are New Year's Day, Memorial Day, Independence Day, Labor Day, Thanksgiving and Christmas. If one falls on a Sunday nothing changes.</p><p>Carts go to the curb by 6 a.m., three feet apart, with the lid closed.</p>",
      es: '<p>Los días festivos son Año Nuevo, el Día de los Caídos, el Día de la Independencia, el Día del Trabajo, el Día de Acción de Gracias y Navidad. Si cae en domingo, no cambia nada.</p><p>Coloque los contenedores en la acera antes de las 6 a. m., con tres pies entre ellos y la tapa cerrada.</p>',
    },
    office: 'works',
    chat: {
      en: 'After a holiday in the week, pickup is one day later.',
      es: 'Después de un día festivo en la semana, la recolección se hace un día más tarde.',
    },
  },
  {
    key: 'what-goes-into-recycling',
    title: { en: 'What goes into the recycling cart', es: 'Qué va en el contenedor de reciclaje' },
    summary: {
      en: 'Paper, cardboard, cans, glass and bottles, loose and clean. No bags.',
      es: 'Papel, cartón, latas, vidrio y botellas, sueltos y limpios. Sin bolsas.',
    },
    details: {
      en: `<ul><li><strong>Yes:</strong> paper, flattened boxes, cans, jars, bottles and jugs with their caps</li><li><strong>No:</strong> plastic bags, foam, hoses, cords, food, diapers, batteries</li></ul><p>If in doubt, leave it out: one greasy box can spoil a whole load. The county has a <a href="${brokenAddresses.guide}" rel="noopener">guide to print</a>.</p>`,
      es: `<ul><li><strong>Sí:</strong> papel, cajas aplanadas, latas, frascos, botellas y garrafas con tapa</li><li><strong>No:</strong> bolsas de plástico, espuma, mangueras, cables, comida, pañales, pilas</li></ul><p>Si tiene dudas, déjelo fuera: una caja con grasa puede arruinar toda la carga. El condado tiene una <a href="${brokenAddresses.guide}" rel="noopener">guía para imprimir</a>.</p>`,
    },
    office: 'works',
  },
  {
    key: 'bulk-pickup',
    related: ['report-garbage-and-recycling', 'garbage-search'],
    title: {
      en: 'Furniture, appliances and other bulky things',
      es: 'Muebles, electrodomésticos y otros objetos voluminosos',
    },
    summary: {
      en: 'One bulky item a week is free; appliances and tires need a pickup arranged ahead.',
      es: 'Un objeto voluminoso por semana es gratis; los electrodomésticos y llantas requieren cita previa.',
    },
    details: {
      en: '<p>Put the item beside the cart on your pickup day. Wrap mattresses in plastic. For appliances and tires ask for a pickup with the report <strong>Garbage and recycling</strong>, at least two working days ahead.</p>',
      es: '<p>Deje el objeto junto al contenedor en su día de recolección. Envuelva los colchones en plástico. Para electrodomésticos y llantas, solicite la recolección con el reporte <strong>Basura y reciclaje</strong>, al menos dos días hábiles antes.</p>',
    },
    office: 'works',
  },
  {
    key: 'leaf-collection',
    related: ['leaf-collection', 'garbage-search'],
    title: { en: 'Leaf collection in fall', es: 'Recolección de hojas en otoño' },
    summary: {
      en: 'From October 1 to November 30 leaves in paper bags are collected free of charge.',
      es: 'Del 1 de octubre al 30 de noviembre se recogen gratis las hojas en bolsas de papel.',
    },
    details: {
      en: `<p>Use paper bags for yard waste of 33 gallons, at most 50 pounds each, with no sticker. Put them out on your pickup day. Leaves raked into the street block the drains and are not collected. See the <a href="${brokenAddresses.leafMap}">map of streets</a>.</p>`,
      es: `<p>Use bolsas de papel para jardín de 33 galones, de 50 libras como máximo, sin calcomanía. Sáquelas en su día de recolección. Las hojas barridas a la calle tapan los desagües y no se recogen. Vea el <a href="${brokenAddresses.leafMap}">mapa de calles</a>.</p>`,
    },
    office: 'works',
    chat: {
      en: 'Leaves in paper bags are free from October 1 to November 30.',
      es: 'Las hojas en bolsas de papel son gratis del 1 de octubre al 30 de noviembre.',
    },
  },
  {
    key: 'hazardous-waste',
    title: {
      en: 'Paint, batteries and other hazardous waste',
      es: 'Pintura, pilas y otros residuos peligrosos',
    },
    summary: {
      en: 'Where to bring what must not go into a cart, on which days.',
      es: 'Dónde y cuándo llevar lo que no debe ir en el contenedor.',
    },
    details: {
      en: '<p>Bring solvents, pesticides, oil paint, pool chemicals and fluorescent tubes to the collection site on the first Saturday of the month, 8 a.m. to noon. Latex paint dries out with cat litter and goes into the garbage. Medicines go into the green box in the lobby of the police department.</p>',
      es: '<p>Lleve solventes, pesticidas, pintura de aceite, químicos de alberca y tubos fluorescentes al centro de acopio el primer sábado del mes, de 8 a. m. a mediodía. La pintura de látex se seca con arena para gatos y va a la basura. Los medicamentos van en la caja verde del vestíbulo de la policía.</p>',
    },
    office: 'works',
  },
  {
    key: 'new-cart',
    title: {
      en: 'Change, repair or add a garbage cart',
      es: 'Cambiar, reparar o agregar un contenedor de basura',
    },
    summary: {
      en: 'Carts of 35 and 64 gallons, a lower rate for seniors, and repairs at no cost.',
      es: 'Contenedores de 35 y 64 galones, tarifa reducida para personas mayores y reparaciones gratuitas.',
    },
    details: {
      en: '<p>A first change within a year is free, later ones cost $20. Broken lids and wheels are repaired at the curb within five working days.</p>',
      es: '<p>El primer cambio en un año es gratis; los siguientes cuestan $20. Las tapas y ruedas rotas se reparan en la acera en cinco días hábiles.</p>',
    },
    office: 'works',
  },
  {
    key: 'christmas-trees',
    title: { en: 'Christmas trees', es: 'Árboles de Navidad' },
    summary: {
      en: 'Collected in the first two full weeks of January and turned into mulch.',
      es: 'Se recogen en las dos primeras semanas completas de enero y se convierten en mantillo.',
    },
    details: {
      en: '<p>Take off lights, tinsel and the stand, leave off the bag, and lay the tree on the parkway on your pickup day.</p>',
      es: '<p>Quite las luces, los adornos y la base, no use bolsa y deje el árbol junto a la acera en su día de recolección.</p>',
    },
    office: 'works',
  },
  {
    key: 'composting',
    title: { en: 'Composting and food scraps', es: 'Composta y restos de comida' },
    summary: {
      en: 'Food scraps go with yard waste from April to November; compost bins at half price.',
      es: 'Los restos de comida van con los desechos de jardín de abril a noviembre; composteras a mitad de precio.',
    },
    details: {
      en: '<p>Put fruit, vegetables, bread, coffee grounds and eggshells into the yard waste cart or bag, without plastic. Compost bins are sold at City Hall on the first Friday of May.</p>',
      es: '<p>Ponga fruta, verduras, pan, posos de café y cáscaras de huevo en el contenedor o bolsa de jardín, sin plástico. Las composteras se venden en el Ayuntamiento el primer viernes de mayo.</p>',
    },
    office: 'works',
  },
]
