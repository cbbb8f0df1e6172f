/** Lets the app's router follow every link of this library; those to other sites stay the browser's. */
export { RouterProvider } from 'react-aria-components';
