/**
 * To be imported first by a test that needs the speed of production: the development checks of the store walk through
 * all of the state after each action. Each test file has an environment of its own.
 */
process.env.NODE_ENV = 'production';
