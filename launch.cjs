// The door of every npm script. It runs on whatever Node a visitor has, so it is written in the
// JavaScript that even Node 0.10 can parse: only then can it say in one sentence what is missing.
// It installs the dependencies, then hands over to the Node 24 that came with them.
'use strict'

var childProcess = require('child_process')
var crypto = require('crypto')
var fs = require('fs')
var path = require('path')

// The one place that names the package manager's version.
var PNPM = 'pnpm@12.21.0'
var OLDEST_NODE = 20

/** The signals that stop us, with the exit codes that shells expect of them. */
var STOP_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

var SCRIPTS = {
  start: ['local/start.ts'],
  dev: ['local/dev.ts'],
  test: ['local/test.ts'],
  'test:long': ['local/test.ts', '--long'],
  check: ['checks/check.ts'],
  bench: ['bench/bench.ts'],
  migrate: ['local/migrate.ts'],
  deploy: ['local/deploy.ts'],
  wrangler: ['local/node_modules/wrangler/bin/wrangler.js']
}

var root = __dirname
var node = path.join(root, 'node_modules', 'node', 'bin', 'node')
var stamp = path.join(root, 'node_modules', '.portal-installed')

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function read(file) {
  try {
    return fs.readFileSync(path.join(root, file), 'utf8')
  } catch (error) {
    return fail('The file ' + file + ' cannot be read (' + error.code + '); is this a whole clone?')
  }
}

/** What the installed packages follow from: when it changes, they are installed again. */
function wanted() {
  var hash = crypto.createHash('sha256')
  hash.update(
    [
      PNPM,
      process.platform,
      process.arch,
      read('pnpm-lock.yaml'),
      read('pnpm-workspace.yaml')
    ].join('\0')
  )
  return hash.digest('hex')
}

function installed() {
  try {
    return fs.existsSync(node) ? fs.readFileSync(stamp, 'utf8') : null
  } catch (error) {
    return null
  }
}

function install(done) {
  var key = wanted()
  if (installed() === key) return done()
  console.log('Installing the dependencies (the first time takes a minute or so) …')
  try {
    fs.unlinkSync(stamp)
  } catch (error) {
    if (error.code !== 'ENOENT')
      fail('The file ' + stamp + ' cannot be removed (' + error.code + ').')
  }
  var args = ['--yes', PNPM, 'install', '--frozen-lockfile']
  if (!process.stdout.isTTY) args.push('--reporter=append-only')
  var env = {}
  for (var name in process.env) env[name] = process.env[name]
  // Without a terminal pnpm refuses to replace packages unless it is told that nobody can answer.
  if (!process.stdin.isTTY) env.CI = 'true'
  var stoppedBy = null
  function stop(signal) {
    stoppedBy = stoppedBy || signal
    signalGroup(npx.pid, signal)
    setTimeout(function () {
      signalGroup(npx.pid, 'SIGKILL')
    }, 10000).unref()
  }
  // Before the start: a signal between the two would end us alone, and leave the package manager at work.
  for (var signal in STOP_CODES) process.on(signal, stop)
  // Its own process group: a signal to us alone must end package manager and install scripts, too.
  var npx = childProcess.spawn('npx', args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: env,
    detached: true
  })
  npx.on('error', function (error) {
    fail(
      error.code === 'ENOENT'
        ? 'npx was not found: install npm, which brings it.'
        : 'npx could not be started: ' + error.message
    )
  })
  npx.on('exit', function (code) {
    for (var signal in STOP_CODES) process.removeListener(signal, stop)
    if (stoppedBy) {
      // Children of a package manager that ended first are still in its group.
      signalGroup(npx.pid, 'SIGKILL')
      console.error('Installing was stopped; the next start installs again.')
      process.exit(STOP_CODES[stoppedBy])
    }
    if (code !== 0) fail('Installing the dependencies failed; the lines above say why.')
    if (!fs.existsSync(node))
      fail(
        'The dependencies were installed, but Node.js 24 is not among them: ' +
          node +
          ' is missing.'
      )
    fs.writeFileSync(stamp, key)
    done()
  })
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    // The whole group has ended.
    if (error.code !== 'ESRCH') throw error
  }
}

/** A file of /proc, or an empty text where the system has none. */
function readProc(file) {
  try {
    return fs.readFileSync('/proc/' + file, 'utf8')
  } catch (error) {
    return ''
  }
}

/**
 * Whether we were started by nohup. Node.js sets every ignored signal back to its default at its own
 * start, npm's and ours, so the signal mask does not tell. What nohup leaves behind does: most shells
 * name the command that they ran in `_`, and nohup opens standard input for writing alone where it was
 * a terminal.
 */
function isNohup() {
  var npmEnvironment = readProc(process.ppid + '/environ').split('\0')
  var names = npmEnvironment.concat('_=' + process.env._)
  for (var i = 0; i < names.length; i++) if (/^_=(.*\/)?nohup$/.test(names[i])) return true
  var flags = /^flags:\s*(\d+)/m.exec(readProc('self/fdinfo/0'))
  return flags !== null && (parseInt(flags[1], 8) & 3) === 1
}

/**
 * npm dies of a signal without passing on every one of them. So when npm started us, its end is ours:
 * nothing is left running that holds the ports. The shell that started npm may end; whoever starts a
 * city in the background wants just that. Under nohup npm itself dies of the hangup that nohup was
 * to keep from it, so there its end is not ours either.
 */
function whenNpmEnds(callback) {
  if (!process.env.npm_lifecycle_event) return
  var parent = process.ppid
  setInterval(function () {
    if (process.ppid !== parent) callback()
  }, 500).unref()
}

function run(name, extra) {
  var args = SCRIPTS[name].concat(extra)
  args[0] = path.join(root, args[0])
  if (!fs.existsSync(args[0])) fail('This clone lacks ' + SCRIPTS[name][0] + '.')
  function end(signal) {
    child.kill(signal)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  if (isNohup()) {
    process.on('SIGHUP', function () {})
  } else {
    // The child leaves a hangup to us, which reaches the whole group of a terminal.
    process.on('SIGHUP', function () {
      end('SIGTERM')
    })
    whenNpmEnds(function () {
      end('SIGTERM')
    })
  }
  // Over the fourth channel the child notices when this process is killed outright.
  var child = childProcess.spawn(node, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc']
  })
  child.on('error', function (error) {
    fail('Node.js 24 could not be started: ' + error.message)
  })
  child.on('exit', function (code) {
    process.exit(code === null ? 1 : code)
  })
}

function main() {
  var name = process.argv[2]
  if (!SCRIPTS.hasOwnProperty(name))
    fail('Say what to launch: ' + Object.keys(SCRIPTS).join(', ') + '.')
  var version = process.versions.node
  if (Number(version.split('.')[0]) < OLDEST_NODE) {
    fail(
      'Node.js ' +
        OLDEST_NODE +
        ' or newer is needed, and this is ' +
        version +
        ': see https://nodejs.org.'
    )
  }
  install(function () {
    run(name, process.argv.slice(3))
  })
}

main()
