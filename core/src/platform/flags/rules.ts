export { flagDefaults, type FlagName, flagNames, type Flags } from './flags.ts'
