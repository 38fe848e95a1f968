import { defaultCity } from '@portal/core/city'
import { specialServiceIds } from '@portal/core/services/rules'
import { type DemoService, service } from './demo-service.ts'

// Below the city's website; a real city sets a URL per map.
const mapsUrl = `${defaultCity.websiteUrl}/maps`

export const mapServices: readonly DemoService[] = [
  service('map-zoning', 'Zoning map', 'Mapa de zonificación', {
    en: 'What may be built where: zoning districts, overlays and planned developments.',
    es: 'Qué se puede construir y dónde: distritos de zonificación, zonas especiales y desarrollos planificados.',
    delivery: { by: 'link', to: mapsUrl },
    guest: true,
  }),
  service('map-wards', 'Wards and precincts', 'Distritos y precintos electorales', {
    en: 'Find your precinct, your polling place and those who represent you.',
    es: 'Encuentre su precinto, su lugar de votación y a quienes le representan.',
    delivery: { by: 'link', to: mapsUrl },
    guest: true,
  }),
  service('map-street-closures', 'Street closures', 'Cierres de calles', {
    en: 'Streets closed today and in the coming two weeks, with detours.',
    es: 'Calles cerradas hoy y en las próximas dos semanas, con desvíos.',
    delivery: { by: 'link', to: mapsUrl, inApp: true },
    guest: true,
  }),
  service('map-snow-routes', 'Snow routes', 'Rutas de nieve', {
    en: 'Which streets are plowed first, and where parking is banned in snow.',
    es: 'Qué calles se limpian primero y dónde se prohíbe estacionar cuando nieva.',
    delivery: { by: 'link', to: mapsUrl, inApp: true },
    guest: true,
  }),
  service('map-parks', 'Parks and trails', 'Parques y senderos', {
    en: 'Playgrounds, dog parks, bike paths and the river trail, with step-free ways.',
    es: 'Áreas de juego, parques para perros, ciclovías y el sendero del río, con accesos sin escalones.',
    delivery: { by: 'link', to: mapsUrl },
    guest: true,
  }),
  service('map-flood', 'Flood zones', 'Zonas de inundación', {
    en: 'See whether a property is in a flood zone, on the map service of FEMA.',
    es: 'Vea si una propiedad está en una zona de inundación, en el servicio de mapas de FEMA.',
    delivery: { by: 'link', to: 'https://msc.fema.gov/portal/home' },
    guest: true,
  }),
  service('map-historic', 'Historic districts', 'Distritos históricos', {
    en: 'How to find out whether your house is in a historic district, and what that means.',
    es: 'Cómo saber si su casa está en un distrito histórico y qué significa.',
    delivery: {
      by: 'content',
      html: {
        en: `<p>Five parts of the demo city are historic districts. Houses there keep their character: changes to the outside that can be seen from the street are reviewed before they are made.</p>
<h2>Does it concern me?</h2>
<p>Search your address under <a href="/activity/start?activityId=${specialServiceIds.garbageSearch}">my garbage pickup day</a>: the details of the parcel name its historic district, if it has one.</p>
<h2>What is reviewed</h2>
<ul>
<li>windows, doors and porches toward the street</li>
<li>roofs, siding and chimneys</li>
<li>fences, driveways and new buildings</li>
</ul>
<p>Paint, repairs like for like, gardens and everything indoors are yours to decide. Reviews are free and take about two weeks.</p>`,
        es: `<p>Cinco zonas de la ciudad de demostración son distritos históricos. Las casas de esas zonas conservan su carácter: los cambios exteriores visibles desde la calle se revisan antes de hacerse.</p>
<h2>¿Me afecta?</h2>
<p>Busque su dirección en <a href="/activity/start?activityId=${specialServiceIds.garbageSearch}">mi día de recolección de basura</a>: los datos de la parcela indican su distrito histórico, si lo tiene.</p>
<h2>Qué se revisa</h2>
<ul>
<li>ventanas, puertas y porches hacia la calle</li>
<li>techos, revestimientos y chimeneas</li>
<li>cercas, entradas para autos y construcciones nuevas</li>
</ul>
<p>La pintura, las reparaciones iguales al original, los jardines y todo lo interior quedan a su decisión. Las revisiones son gratuitas y tardan unas dos semanas.</p>`,
      },
    },
    guest: true,
  }),
]
