import { specialServiceIds } from '@portal/core/services/rules'
import { type DemoService, service } from './demo-service.ts'

export const findServices: readonly DemoService[] = [
  service('garbage-search', 'My garbage pickup day', 'Mi día de recolección de basura', {
    en: 'Enter your address to see your pickup day, with any delay for a holiday this week.',
    es: 'Ingrese su dirección para ver su día de recolección y si se retrasa por un día festivo esta semana.',
    id: specialServiceIds.garbageSearch,
    delivery: { by: 'screen' },
    guest: true,
    popular: 2,
  }),
  service('permit-search', 'Building permits', 'Permisos de construcción', {
    en: 'Look up a building permit by address, application number, parcel number or name.',
    es: 'Busque un permiso de construcción por dirección, número de solicitud, número de parcela o nombre.',
    id: specialServiceIds.permitSearch,
    delivery: { by: 'screen' },
    guest: true,
  }),
  service('zoning-information', 'Zoning of a property', 'Zonificación de una propiedad', {
    en: 'Ask what a property is zoned for and whether your business may use it. A planner answers within five working days.',
    es: 'Pregunte qué zonificación tiene una propiedad y si su negocio puede usarla. Un urbanista responde en cinco días hábiles.',
    id: specialServiceIds.zoningInformation,
    delivery: { by: 'screen' },
  }),
  service('boards-and-commissions', 'Boards and commissions', 'Juntas y comisiones', {
    en: 'See who serves on each board, when it meets, and which seats are open to residents.',
    es: 'Consulte quién integra cada junta, cuándo se reúne y qué puestos están abiertos a los residentes.',
    id: specialServiceIds.boardsAndCommissions,
    delivery: { by: 'screen' },
    guest: true,
  }),
  service('foia', 'Public records (FOIA)', 'Registros públicos (FOIA)', {
    en: 'Request records under the Illinois Freedom of Information Act. The city answers within five business days.',
    es: 'Solicite registros conforme a la Ley de Libertad de Información de Illinois. La ciudad responde en cinco días hábiles.',
    delivery: { by: 'form', process: 118, object: 'Case' },
    guest: true,
    popular: 8,
  }),
  service(
    'police-reports',
    'Copy of a crash or police report',
    'Copia de un informe policial o de accidente',
    {
      en: 'Ask for a copy of a report in which you are named. Have the date and the case number at hand.',
      es: 'Solicite una copia de un informe en el que se le mencione. Tenga a la mano la fecha y el número de caso.',
      delivery: { by: 'form', process: 121, object: 'Case' },
      payment: { code: 'MISC', field: 'Report_Fee__c' },
    },
  ),
  service(
    'meet-a-planner',
    'An appointment with a city planner',
    'Una cita con un urbanista de la ciudad',
    {
      en: 'Book thirty free minutes with a planner before you buy, build or move a business.',
      es: 'Reserve treinta minutos gratuitos con un urbanista antes de comprar, construir o mudar un negocio.',
      delivery: {
        by: 'content',
        calendly: 'https://calendly.com/demo-city-of-elgin-planning/consultation',
        html: {
          en: `<h2>What a planner can do for you</h2>
<p>A planner tells you which uses the zoning code allows at an address, which permits you will need, and how long they take. The talk is free and commits you to nothing.</p>
<h2>Please bring</h2>
<ul>
<li>the address or the parcel number of the property</li>
<li>a plat of survey or a simple sketch, if you plan to build</li>
<li>two or three sentences on what you want to do there</li>
</ul>
<h2>How we meet</h2>
<p>In person at City Hall, by phone, or by video. Interpreters for Spanish are present on Tuesdays and Thursdays; for other languages please tell us three days ahead.</p>
<p>No time that suits you? Call <a href="tel:+18475550112">(847) 555-0112</a> or write to <a href="mailto:planning@cityofelgin.example">planning@cityofelgin.example</a>.</p>`,
          es: `<h2>En qué puede ayudarle un urbanista</h2>
<p>Un urbanista le indica qué usos permite el código de zonificación en una dirección, qué permisos necesitará y cuánto tardan. La consulta es gratuita y no le compromete a nada.</p>
<h2>Por favor traiga</h2>
<ul>
<li>la dirección o el número de parcela de la propiedad</li>
<li>un plano topográfico o un croquis sencillo, si piensa construir</li>
<li>dos o tres frases sobre lo que desea hacer allí</li>
</ul>
<h2>Cómo nos reunimos</h2>
<p>En persona en el Ayuntamiento, por teléfono o por video. Hay intérpretes de español los martes y jueves; para otros idiomas, avísenos con tres días de anticipación.</p>
<p>¿Ningún horario le conviene? Llame al <a href="tel:+18475550112">(847) 555-0112</a> o escriba a <a href="mailto:planning@cityofelgin.example">planning@cityofelgin.example</a>.</p>`,
        },
      },
      guest: true,
    },
  ),
  service(
    'warming-and-cooling-centers',
    'Warming and cooling centers',
    'Centros de calefacción y enfriamiento',
    {
      en: 'Places to get warm in winter and cool in summer, with hours and how to get there.',
      es: 'Lugares para resguardarse del frío en invierno y del calor en verano, con horarios y cómo llegar.',
      delivery: {
        by: 'content',
        html: {
          en: `<p>These places are open to everyone, free of charge, whenever the temperature falls below 20 °F or rises above 95 °F. You do not need identification, and pets on a leash are welcome in the lobbies.</p>
<h2>Open every day</h2>
<ul>
<li><strong>Demo Recreation Center</strong>, lobby: 6 a.m. to 10 p.m.</li>
<li><strong>Police Department</strong>, lobby: at all hours</li>
</ul>
<h2>Open on working days</h2>
<ul>
<li><strong>City Hall</strong>, ground floor: 8 a.m. to 5 p.m.</li>
<li><strong>Senior Center</strong>: 9 a.m. to 4 p.m.</li>
</ul>
<h2>Getting there</h2>
<p>City buses carry anyone to an open center at no charge while a warning is in force. Tell the driver where you are going. For a ride with a wheelchair call <a href="tel:+18475550118">(847) 555-0118</a>.</p>
<p><strong>In an emergency call 911.</strong> This page is part of a demo city; its places are invented.</p>`,
          es: `<p>Estos lugares están abiertos para todas las personas, sin costo, cuando la temperatura baja de 20 °F o supera los 95 °F. No necesita identificación, y en los vestíbulos se admiten mascotas con correa.</p>
<h2>Abiertos todos los días</h2>
<ul>
<li><strong>Centro Recreativo Demo</strong>, vestíbulo: de 6 a. m. a 10 p. m.</li>
<li><strong>Departamento de Policía</strong>, vestíbulo: a toda hora</li>
</ul>
<h2>Abiertos en días hábiles</h2>
<ul>
<li><strong>Ayuntamiento</strong>, planta baja: de 8 a. m. a 5 p. m.</li>
<li><strong>Centro para Personas Mayores</strong>: de 9 a. m. a 4 p. m.</li>
</ul>
<h2>Cómo llegar</h2>
<p>Los autobuses de la ciudad llevan gratis a cualquier persona a un centro abierto mientras haya una advertencia en vigor. Indique al conductor adónde va. Si necesita transporte con silla de ruedas, llame al <a href="tel:+18475550118">(847) 555-0118</a>.</p>
<p><strong>En una emergencia llame al 911.</strong> Esta página pertenece a una ciudad de demostración; sus lugares son inventados.</p>`,
        },
      },
      guest: true,
    },
  ),
  service('polling-place', 'My polling place', 'Mi lugar de votación', {
    en: 'Find where to vote and whether you are registered, on the site of the Illinois State Board of Elections.',
    es: 'Averigüe dónde votar y si está inscrito, en el sitio de la Junta Estatal de Elecciones de Illinois.',
    delivery: { by: 'link', to: 'https://www.elections.il.gov', inApp: true },
    guest: true,
  }),
]
