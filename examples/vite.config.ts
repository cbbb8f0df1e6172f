import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The pages call the API on their own origin, so that the server need not know of them.
const proxy = { '/api': process.env['TILAVA_URL'] ?? 'http://127.0.0.1:3000' };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'esnext',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'browser/index.html', 'react-query/index.html'] },
  },
});
