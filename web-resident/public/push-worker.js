// Browsers that asked for push notifications earlier registered this address.
importScripts('/worker.js')
