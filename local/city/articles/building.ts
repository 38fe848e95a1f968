import type { DemoArticle } from './demo-article.ts'

export const buildingArticles: readonly DemoArticle[] = [
  {
    key: 'do-i-need-a-permit',
    related: ['other-permit', 'quick-permit', 'permit-search'],
    title: { en: 'Do I need a building permit?', es: '¿Necesito un permiso de construcción?' },
    summary: {
      en: 'What needs a permit, what needs only a quick permit, and what you may simply do.',
      es: 'Qué requiere permiso, qué requiere solo un permiso rápido y qué puede hacer sin trámite.',
    },
    details: {
      en: '<ul><li><strong>No permit:</strong> paint, floors, cabinets, a shed below 100 square feet, a fence repair of less than 16 feet</li><li><strong>Quick permit:</strong> roof, siding, windows of the same size, furnace, water heater</li><li><strong>Permit with plans:</strong> decks, additions, garages, pools, moved walls, new circuits</li></ul><p>If you began without one, apply now: you pay the fee twice, but no fine.</p>',
      es: '<ul><li><strong>Sin permiso:</strong> pintura, pisos, gabinetes, un cobertizo de menos de 100 pies cuadrados, la reparación de menos de 16 pies de cerca</li><li><strong>Permiso rápido:</strong> techo, revestimiento, ventanas del mismo tamaño, calefacción, calentador de agua</li><li><strong>Permiso con planos:</strong> terrazas, ampliaciones, garajes, albercas, muros movidos, circuitos nuevos</li></ul><p>Si comenzó sin permiso, solicítelo ahora: paga el doble del cargo, pero no hay multa.</p>',
    },
    office: 'building',
    chat: {
      en: 'Paint and floors need none; roofs and windows a quick permit; decks and additions one with plans.',
      es: 'Pintura y pisos no lo requieren; techos y ventanas, un permiso rápido; terrazas y ampliaciones, uno con planos.',
    },
  },
  {
    key: 'fence-rules',
    title: { en: 'Fences: how high and where', es: 'Cercas: altura y ubicación' },
    summary: {
      en: 'Six feet behind the house, four feet and half open in front of it, and call before you dig.',
      es: 'Seis pies detrás de la casa, cuatro pies y semiabierta al frente, y llame antes de excavar.',
    },
    details: {
      en: '<p>The good side faces your neighbor. At corners a triangle of 20 feet stays free, so that drivers see children. Before you dig a post hole, have buried lines marked: it is free.</p>',
      es: '<p>El lado bueno da hacia el vecino. En las esquinas debe quedar libre un triángulo de 20 pies, para que los conductores vean a los niños. Antes de excavar para un poste, haga marcar las líneas subterráneas: es gratis.</p>',
    },
    needs: {
      en: ['the plat of survey', 'a line on it where the fence will stand', 'height and material'],
      es: ['el plano topográfico', 'una línea donde irá la cerca', 'altura y material'],
    },
    office: 'building',
  },
  {
    key: 'deck-and-patio',
    title: { en: 'Decks and patios', es: 'Terrazas y patios' },
    summary: {
      en: 'Drawings that get approved at first sight, footings, railings and the two inspections.',
      es: 'Planos que se aprueban a la primera, cimientos, barandales y las dos inspecciones.',
    },
    details: {
      en: '<p>Footings reach 42 inches down. A deck of 30 inches or more needs a railing of 36 inches with gaps below four inches. Call for an inspection before you pour and when all is done.</p>',
      es: '<p>Los cimientos llegan a 42 pulgadas de profundidad. Una terraza de 30 pulgadas o más necesita un barandal de 36 pulgadas con espacios de menos de cuatro. Solicite una inspección antes de colar el concreto y al terminar.</p>',
    },
    office: 'building',
  },
  {
    key: 'schedule-an-inspection',
    title: { en: 'Schedule an inspection', es: 'Programar una inspección' },
    summary: {
      en: 'Book by 3 p.m. for the next working day; mornings or afternoons.',
      es: 'Reserve antes de las 3 p. m. para el siguiente día hábil; por la mañana o por la tarde.',
    },
    details: {
      en: '<p>Call with the permit number. An adult has to be there and the approved plans at hand. A second visit for the same item is free, a third costs $50.</p>',
      es: '<p>Llame con el número de permiso. Debe estar presente una persona adulta con los planos aprobados. La segunda visita por el mismo punto es gratis; la tercera cuesta $50.</p>',
    },
    office: 'building',
  },
  {
    key: 'open-a-business',
    related: ['business-application', 'zoning-information'],
    title: { en: 'Open a business in six steps', es: 'Abrir un negocio en seis pasos' },
    summary: {
      en: 'From the idea to the open door: zoning, lease, license, permits, inspections, sign.',
      es: 'De la idea a la puerta abierta: zonificación, contrato, licencia, permisos, inspecciones, letrero.',
    },
    details: {
      en: '<ol><li>Ask about zoning before you sign a lease.</li><li>Register the name with the county, and for taxes with the state.</li><li>Apply for the business license.</li><li>Apply for building permits if you change the space.</li><li>Have fire and building inspections made.</li><li>Apply for the sign, and open.</li></ol><p>A planner walks through all of it with you at no charge.</p>',
      es: '<ol><li>Pregunte por la zonificación antes de firmar un contrato.</li><li>Registre el nombre en el condado y, para impuestos, en el estado.</li><li>Solicite la licencia comercial.</li><li>Solicite permisos de construcción si modifica el local.</li><li>Programe las inspecciones de bomberos y de construcción.</li><li>Solicite el letrero y abra.</li></ol><p>Un urbanista le acompaña en todo el proceso sin costo.</p>',
    },
    office: 'planning',
    chat: {
      en: 'Ask about zoning first, then apply for the business license.',
      es: 'Primero pregunte por la zonificación y luego solicite la licencia comercial.',
    },
  },
  {
    key: 'home-business',
    title: { en: 'A business at home', es: 'Un negocio en casa' },
    summary: {
      en: 'Most quiet work is allowed; customers, signs and deliveries have limits.',
      es: 'La mayoría de los trabajos tranquilos están permitidos; clientes, letreros y entregas tienen límites.',
    },
    details: {
      en: '<p>Use at most a quarter of the home, have one helper from outside, and see clients one at a time by appointment. Repairs of cars, kennels and shops are not allowed in homes. Family day care has rules of its own.</p>',
      es: '<p>Use como máximo una cuarta parte de la vivienda, tenga un solo ayudante externo y atienda a un cliente a la vez con cita. No se permiten talleres de autos, criaderos ni tiendas. Las guarderías familiares tienen sus propias reglas.</p>',
    },
    office: 'planning',
  },
  {
    key: 'renew-business-license',
    related: ['license-renewal'],
    title: { en: 'Renew a business license', es: 'Renovar una licencia comercial' },
    summary: {
      en: 'Licenses end on April 30; renew with the account number and PIN of your letter.',
      es: 'Las licencias vencen el 30 de abril; renueve con el número de cuenta y el PIN de su carta.',
    },
    details: {
      en: '<p>From May 1 a penalty of 25 percent is added. If your letter is lost, call us and we send it again within a day. Changed owners or addresses need a new application.</p>',
      es: '<p>A partir del 1 de mayo se agrega un recargo del 25 por ciento. Si perdió su carta, llámenos y la enviamos de nuevo en un día. El cambio de dueño o de dirección requiere una solicitud nueva.</p>',
    },
    needs: {
      en: ['the account number', 'the PIN', 'a card or bank account'],
      es: ['el número de cuenta', 'el PIN', 'una tarjeta o cuenta bancaria'],
    },
    office: 'clerk',
  },
  {
    key: 'rental-inspections',
    related: ['rental-license'],
    title: { en: 'Inspections of rental homes', es: 'Inspecciones de viviendas de alquiler' },
    summary: {
      en: 'What inspectors look at, how landlords prepare, and how tenants report a problem.',
      es: 'Qué revisan los inspectores, cómo se preparan los propietarios y cómo reportan problemas los inquilinos.',
    },
    details: {
      en: '<ul><li>smoke and carbon monoxide alarms on each floor</li><li>heat of 68 °F, hot water, working locks</li><li>no pests, no mold, no loose wires</li></ul><p>Landlords must not evict tenants who report a problem. You do not have to give your name.</p>',
      es: '<ul><li>alarmas de humo y de monóxido de carbono en cada piso</li><li>calefacción a 68 °F, agua caliente, cerraduras que funcionen</li><li>sin plagas, sin moho, sin cables sueltos</li></ul><p>No se puede desalojar a un inquilino por reportar un problema. No es necesario dar su nombre.</p>',
    },
    office: 'building',
  },
]
