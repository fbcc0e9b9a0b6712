import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'

mount(App, { target: document.getElementById('app')! })

// Without https (in a local network) a service worker cannot be installed.
if (isSecureContext && 'serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register(new URL('worker.js', document.baseURI.replace(/#.*$/, ''))).catch(() => undefined)
}
