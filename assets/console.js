/* Starts Swagger UI on /docs/console. */
const scheme = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', scheme.matches);
scheme.addEventListener('change', follow);
follow();

window.SwaggerUIBundle({
  url: '/v1/openapi.json',
  dom_id: '#console',
  deepLinking: true,
  validatorUrl: null,
  persistAuthorization: false,
  tryItOutEnabled: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
});
