/* Starts Swagger UI on /docs/console. */
const scheme = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', scheme.matches);
scheme.addEventListener('change', follow);
follow();

window.SwaggerUIBundle({
  url: '/v1/openapi.json',
  // The page may only call the origin it came from, under whatever name it was opened.
  requestInterceptor(request) {
    const { pathname, search } = new URL(request.url, location.href);
    request.url = new URL(pathname + search, location.origin).href;
    return request;
  },
  dom_id: '#console',
  deepLinking: true,
  validatorUrl: null,
  persistAuthorization: false,
  tryItOutEnabled: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
});
