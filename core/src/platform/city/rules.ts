// Pure rules and types that browsers may import.
export {
  type BoardPage,
  boardPages,
  type CircleLink,
  circleIcons,
  type CircleIcon,
  type CitySettings,
  type Holiday,
  type HomePageBody,
  type InspectionSettings,
  type PageSettings,
  type WindowHours,
} from './settings.ts'
