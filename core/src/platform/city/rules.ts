// What browsers may import of this room: pure rules and types.
export { type CircleLink, circleLinks, type CitySettings } from './settings.ts'
