import type { DemoArticle } from './demo-article.ts'

export const streetArticles: readonly DemoArticle[] = [
  {
    key: 'snow-parking-ban',
    related: ['snow-parking-alerts', 'map-snow-routes', 'report-snow-and-ice'],
    title: { en: 'Parking when it snows', es: 'Estacionamiento cuando nieva' },
    summary: {
      en: 'From two inches of snow on, cars park on one side of the street only, by the date.',
      es: 'A partir de dos pulgadas de nieve, se estaciona en un solo lado de la calle, según la fecha.',
    },
    details: {
      en: '<p>On even dates park on the side with even house numbers, on odd dates on the other, from 8 a.m. to 8 a.m. The ban ends when your street has been plowed from curb to curb. A ticket costs $60; cars on snow routes are towed.</p><p>Sign up for <strong>Snow parking alerts</strong> to get a text message when a ban begins and ends.</p>',
      es: '<p>En fechas pares estacione del lado de los números pares y en fechas impares del otro, de 8 a. m. a 8 a. m. La prohibición termina cuando su calle se ha limpiado de acera a acera. La multa es de $60; los autos en rutas de nieve se remolcan.</p><p>Inscríbase en <strong>Alertas de estacionamiento por nieve</strong> para recibir un mensaje cuando empiece y termine una prohibición.</p>',
    },
    office: 'works',
    chat: {
      en: 'From two inches on: even dates even side, odd dates odd side.',
      es: 'Desde dos pulgadas: fechas pares, lado par; fechas impares, lado impar.',
    },
  },
  {
    key: 'snow-plowing-order',
    title: { en: 'When will my street be plowed?', es: '¿Cuándo limpiarán la nieve de mi calle?' },
    summary: {
      en: 'Main roads first, then school and bus routes, then side streets, then cul-de-sacs.',
      es: 'Primero las avenidas, luego las rutas escolares y de autobús, después las calles menores y las calles sin salida.',
    },
    details: {
      en: '<p>After a snowfall of up to four inches every street is plowed within 12 hours of its end; after a heavier one within 24. Please do not shovel snow into the street, and keep hydrants free.</p>',
      es: '<p>Después de una nevada de hasta cuatro pulgadas, todas las calles se limpian en las 12 horas siguientes; si es más fuerte, en 24. Por favor no eche nieve a la calle y mantenga despejados los hidrantes.</p>',
    },
    office: 'works',
  },
  {
    key: 'sidewalk-snow',
    title: {
      en: 'Who clears snow from sidewalks?',
      es: '¿Quién limpia la nieve de las aceras?',
    },
    summary: {
      en: 'Owners and tenants within 24 hours; neighbors help those who cannot.',
      es: 'Propietarios e inquilinos en 24 horas; los vecinos ayudan a quien no puede.',
    },
    details: {
      en: '<p>Clear a path of three feet, wide enough for a wheelchair, including the ramp at the corner. If age or illness keeps you from shoveling, ask for a snow helper by November 15.</p>',
      es: '<p>Despeje un paso de tres pies, suficiente para una silla de ruedas, incluida la rampa de la esquina. Si por edad o enfermedad no puede palear, solicite un ayudante de nieve antes del 15 de noviembre.</p>',
    },
    office: 'works',
  },
  {
    key: 'overnight-parking',
    title: {
      en: 'Overnight parking and guests',
      es: 'Estacionamiento nocturno y visitas',
    },
    summary: {
      en: 'No parking on most streets from 2 to 5 a.m.; ten nights a year are free for guests.',
      es: 'En la mayoría de las calles no se estaciona de 2 a 5 a. m.; hay diez noches gratis al año para visitas.',
    },
    details: {
      en: '<p>Call before 1 a.m. with the plate, the make and the address where the car is parked. Residents of streets without driveways can get a yearly pass.</p>',
      es: '<p>Llame antes de la 1 a. m. con la placa, la marca y la dirección donde está el auto. Los residentes de calles sin entradas para autos pueden obtener un pase anual.</p>',
    },
    needs: {
      en: [
        'license plate and state',
        'make and color of the car',
        'the address where it is parked',
      ],
      es: ['placa y estado', 'marca y color del auto', 'la dirección donde está estacionado'],
    },
    office: 'police',
  },
  {
    key: 'contest-a-parking-ticket',
    related: ['parking-ticket'],
    title: {
      en: 'Pay or contest a parking ticket',
      es: 'Pagar o impugnar una multa de estacionamiento',
    },
    summary: {
      en: 'You have 21 days to pay the first amount or to ask for a hearing, in writing or in person.',
      es: 'Tiene 21 días para pagar el primer monto o pedir una audiencia, por escrito o en persona.',
    },
    details: {
      en: '<ol><li>Find the ticket number at its upper right.</li><li>Pay with the service <strong>Parking ticket</strong>, or check "hearing" on the back and send it in.</li><li>Add photos if you have them. A decision by mail comes within 30 days.</li></ol><p>After 21 days the amount doubles. While you wait for a hearing it does not.</p>',
      es: '<ol><li>Busque el número de la multa en la parte superior derecha.</li><li>Pague con el servicio <strong>Multa de estacionamiento</strong>, o marque "hearing" al reverso y envíela.</li><li>Agregue fotos si las tiene. Recibirá la decisión por correo en 30 días.</li></ol><p>Después de 21 días el monto se duplica. Mientras espera una audiencia, no.</p>',
    },
    office: 'police',
    chat: {
      en: 'You have 21 days to pay or to ask for a hearing.',
      es: 'Tiene 21 días para pagar o pedir una audiencia.',
    },
  },
  {
    key: 'vehicle-stickers',
    related: ['vehicle-sticker'],
    title: { en: 'City vehicle stickers', es: 'Calcomanías municipales para vehículos' },
    summary: {
      en: 'Every vehicle kept in the city needs one by July 1; who pays less, and where it goes.',
      es: 'Todo vehículo que se guarde en la ciudad necesita una antes del 1 de julio; quién paga menos y dónde se coloca.',
    },
    details: {
      en: '<p>$25 for cars, $15 for motorcycles, $45 for trucks; half for residents of 65 and older, free for disabled veterans. It goes on the inside of the windshield, lower right. New residents have 30 days.</p>',
      es: '<p>$25 para autos, $15 para motocicletas, $45 para camionetas; la mitad para residentes de 65 años o más, gratis para veteranos con discapacidad. Se coloca dentro del parabrisas, abajo a la derecha. Los nuevos residentes tienen 30 días.</p>',
    },
    office: 'clerk',
  },
  {
    key: 'potholes',
    title: { en: 'Potholes', es: 'Baches' },
    summary: {
      en: 'Report one and it is filled within three working days; what to do if your car was damaged.',
      es: 'Repórtelos y se rellenan en tres días hábiles; qué hacer si su auto se dañó.',
    },
    details: {
      en: '<p>Use the report <strong>Street utilities</strong> and put the marker where the hole is. For a damaged tire or rim send a claim to the City Clerk within 30 days, with photos and the repair bill.</p>',
      es: '<p>Use el reporte <strong>Servicios en la vía pública</strong> y coloque el marcador donde está el bache. Si se dañó una llanta o un rin, envíe una reclamación a la Secretaría Municipal en 30 días, con fotos y la factura de la reparación.</p>',
    },
    office: 'works',
  },
  {
    key: 'parkway-trees',
    related: ['report-trees'],
    title: {
      en: 'Trees between sidewalk and street',
      es: 'Árboles entre la acera y la calle',
    },
    summary: {
      en: 'They belong to the city: we plant, trim and remove them, and you may ask for a new one.',
      es: 'Pertenecen a la ciudad: los plantamos, podamos y retiramos, y usted puede pedir uno nuevo.',
    },
    details: {
      en: '<p>Trees are trimmed every seven years and whenever a branch is in the way. For a new tree choose among oak, linden, hackberry and serviceberry; planting is in April and October, and you water it in its first two summers.</p>',
      es: '<p>Los árboles se podan cada siete años y siempre que una rama estorbe. Para un árbol nuevo elija entre roble, tilo, almez y amelanchier; se plantan en abril y octubre, y usted lo riega los dos primeros veranos.</p>',
    },
    office: 'works',
  },
]
