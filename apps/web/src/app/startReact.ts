// React is set up where it lies, in the task of its own file: the app's task, which is the longest, is the shorter for it.
import 'react-dom/client';
