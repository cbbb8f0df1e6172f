/** The least that a server on the same framework does; what the product's throughput is held against. */
import fastify from 'fastify';

const server = fastify();
server.get('/', async () => ({ hello: 'world' }));
// As much, at an address that the SDK knows.
server.get('/users', async () => ({ results: [], entriesCount: 0, pageNumber: 1 }));
console.log(await server.listen({ port: 0, host: '127.0.0.1' }));
