export { listAreas, setAreaNames } from './areas.ts'
export { getCitySettings, setCitySettings } from './city-settings.ts'
export { listFlagSettings, setFlag, setPersonFlag } from './flag-settings.ts'
export { deleteHoliday, getServiceTargets, setHoliday, setServiceTargets } from './targets.ts'
