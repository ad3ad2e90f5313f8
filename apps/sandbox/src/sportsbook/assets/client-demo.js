/* A page that mounts the client as an operator does; what it asks for is kept in `asked`, for tests. */
const base = '/client-demo';
const query = new URLSearchParams(location.search);
const routeOf = () => decodeURI(location.pathname).slice(base.length + 1);
const asked = [];
window.asked = asked;
const theme = query.get('theme') ?? 'dark';
document.documentElement.dataset.theme = theme;

const note =
  (name) =>
  (...given) => {
    asked.push({ name, given });
  };

window.book = new window.BTRenderer().initialize({
  brand_id: 'pierlight',
  token: query.get('token'),
  lang: query.get('lang') ?? 'en',
  target: '#book',
  themeName: theme,
  betSlipOffsetTop: 0,
  betslipZIndex: 30,
  url: routeOf(),
  onTokenExpired: note('onTokenExpired'),
  onLogin: note('onLogin'),
  onRegister: note('onRegister'),
  onRecharge: note('onRecharge'),
  onSessionRefresh: note('onSessionRefresh'),
  onBetSlipStateChange: note('onBetSlipStateChange'),
  onRouteChange: ({ route }) => {
    note('onRouteChange')({ route });
    history.pushState(null, '', `${base}${route === '' ? '' : `/${route}`}${location.search}`);
  },
});
addEventListener('popstate', () => window.book.updateOptions({ url: routeOf() }));
