// Pure rules and types that browsers may import.
export { type CircleLink, circleLinks, type CitySettings } from './settings.ts'
