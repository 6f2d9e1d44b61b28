import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { NoteFirstLoad } from './scripts/lib/firstLoad.mjs';
import { ThirdPartyNotices } from './scripts/lib/thirdPartyPlugin.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The pages of a first visit, which only the server sends, and the script that only they have. */
const signInPage = /^sign-in(-demo)?\.html$/;
const firstFrame = /^\/?assets\/firstFrame\./;

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/**
 * Adds to the page the files that the entry imports on demand after the first paint: a preload link for each script, so
 * that it loads together with the entry, and a stylesheet link for each style. So the page lists every file of the
 * first load. In the pages of a first visit they are in a template, from which `src/firstFrame.ts` takes them.
 */
class FirstImports {
  /** @param {webpack.Compiler} compiler */
  apply({ hooks }) {
    hooks.compilation.tap('FirstImports', (compilation) => {
      HtmlPlugin.getHooks(compilation).alterAssetTagGroups.tap('FirstImports', (page) => {
        const imports = compilation.entrypoints.get('main')?.getChildren() ?? [];
        const files = new Set(imports.flatMap((group) => group.getFiles()));
        const tags = [...files].flatMap((file) => tagOf(page.publicPath + file));
        if (signInPage.test(page.outputName)) page.headTags = afterFirstFrame(page.headTags, tags);
        else page.headTags.push(...tags);
        return page;
      });
    });
  }
}

/** @param {string} href */
function tagOf(href) {
  if (href.endsWith('.css')) return [linkTo(href, { rel: 'stylesheet' })];
  if (href.endsWith('.js')) return [preloadOf(href)];
  return [];
}

/** @param {string} href @param {Record<string, string>} attributes */
function linkTo(href, attributes) {
  return HtmlPlugin.createHtmlTagObject('link', { ...attributes, href });
}

/** @param {string} href */
function preloadOf(href) {
  return linkTo(href, { rel: 'preload', as: 'script', fetchpriority: 'low' });
}

/**
 * Returns the tags of a page whose entry is in a template, with what is to be fetched beside it. The entry itself is
 * fetched before that, beside the styles.
 *
 * @param {HtmlPlugin.HtmlTagObject[]} tags
 * @param {HtmlPlugin.HtmlTagObject[]} beside
 */
function afterFirstFrame(tags, beside) {
  const isEntry = (/** @type {HtmlPlugin.HtmlTagObject} */ { tagName, attributes }) =>
    tagName === 'script' && !firstFrame.test(String(attributes.src));
  const entry = tags.filter(isEntry);
  const later = [...entry, ...beside].map(markupOf).join('');
  return [
    ...tags.filter((tag) => !isEntry(tag)),
    ...entry.map(({ attributes }) => preloadOf(String(attributes.src))),
    HtmlPlugin.createHtmlTagObject('template', {}, later),
  ];
}

/** @param {HtmlPlugin.HtmlTagObject} tag */
function markupOf({ tagName, attributes }) {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === true ? name : `${name}="${value}"`,
  );
  return `<${[tagName, ...written].join(' ')}>${tagName === 'script' ? '</script>' : ''}`;
}

const notices = new ThirdPartyNotices();

/** @param {{ filename: string, isDemo: boolean }} page a page of a first visit */
function signInPageOf({ filename, isDemo }) {
  // React has to find its own markup there, so nothing may take out its comments or white space.
  return new HtmlPlugin({
    template: './src/signInPage.ts',
    templateParameters: { page: readFileSync('public/index.html', 'utf8'), isDemo },
    filename,
    minify: false,
  });
}

/**
 * Plugins of the production build only: the pages of a first visit, the note of the first load, the notices, the
 * service worker, for offline use, and the compressed copies.
 */
const productionPlugins = [
  signInPageOf({ filename: 'sign-in.html', isDemo: false }),
  signInPageOf({ filename: 'sign-in-demo.html', isDemo: true }),
  new NoteFirstLoad(),
  notices,
  new InjectManifest({
    swSrc: './src/serviceWorker.ts',
    swDest: 'service-worker.js',
    // Only the browser's dialogs of an installation show the pictures in install/, and only the server the sign-in.
    exclude: [/\.map$/, /\.LICENSE\.txt$/, /^install\//, signInPage, firstFrame],
    // These names contain a hash, so they need no revision.
    dontCacheBustURLsMatching: /^assets\//,
    webpackCompilationPlugins: [notices.apart],
  }),
  new CompressionPlugin({ test: compressible, algorithm: 'gzip', filename: '[path][base].gz' }),
  new CompressionPlugin({ test: compressible, algorithm: 'brotliCompress', filename: '[path][base].br' }),
];

/**
 * Returns the production build, or the development build for `--mode development`.
 *
 * @param {unknown} _env
 * @param {{ mode?: 'production' | 'development' }} argv
 * @returns {import('webpack').Configuration & { devServer: import('webpack-dev-server').Configuration }}
 */
export default function configuration(_env, { mode = 'production' }) {
  const isProduction = mode === 'production';
  return {
    mode,
    // The same as swc's: webpack's own code for older browsers would only make the entry larger.
    target: ['web', 'es2022'],
    entry: { main: './src/main.tsx', ...(isProduction && { firstFrame: './src/firstFrame.ts' }) },
    output: {
      path: resolve('dist'),
      publicPath: '/',
      filename: 'assets/[name].[contenthash].js',
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
      // The entry contains the name of every chunk, so longer hashes would make it larger.
      hashDigestLength: 8,
      trustedTypes: { policyName: 'athletik', onPolicyCreationFailure: 'stop' },
      clean: true,
    },
    devtool: isProduction ? 'source-map' : 'eval-source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: {
        // The sources, so that the replacement plugin below can leave out unused drivers.
        localforage$: 'localforage/src/localforage.js',
        // Every supported browser has promises.
        'lie/polyfill$': false,
        // The package gives bundlers only its development build.
        'react-router$': resolve(
          `node_modules/react-router/dist/${isProduction ? 'production' : 'development'}/index.mjs`,
        ),
        'react-router/dom$': resolve(
          `node_modules/react-router/dist/${isProduction ? 'production' : 'development'}/dom-export.mjs`,
        ),
      },
    },
    module: {
      rules: [
        { test: /\.ts$/, loader: 'swc-loader', options: swcOptions({ tsx: false }, isProduction) },
        { test: /\.tsx$/, loader: 'swc-loader', options: swcOptions({ tsx: true }, isProduction) },
        {
          test: /\.css$/,
          sideEffects: true,
          oneOf: [
            // The template of a page needs only the names of the classes.
            { compiler: 'HtmlWebpackCompiler', use: [cssLoader(isProduction, { exportOnlyLocals: true })] },
            { use: [MiniCssExtractPlugin.loader, cssLoader(isProduction)] },
          ],
        },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
        {
          test: /react-router\/dist\/production\/.*\.mjs$/,
          loader: resolve('scripts/lib/pureComponents.mjs'),
        },
      ],
    },
    plugins: [
      // The app uses only its own driver for localforage, which serializes nothing.
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/(drivers\/(indexeddb|websql|localstorage)|utils\/serializer)$/,
        resolve('src/services/localforageDriver.ts'),
      ),
      // It has the file system of Node, and none in a browser. Left out, it would cost the entry a runtime function.
      new webpack.NormalModuleReplacementPlugin(/^\.\/node\.js$/, (module) => {
        if (module.context.includes('mediabunny'))
          module.request = resolve('src/services/clips/noFileSystem.ts');
      }),
      new webpack.DefinePlugin({
        'process.env.API_BASE_URL': JSON.stringify(process.env.API_BASE_URL ?? '/api'),
        'process.env.APP_VERSION': JSON.stringify(version),
      }),
      new HtmlPlugin({ template: './public/index.html', chunks: ['main'] }),
      new FirstImports(),
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash].css' }),
      new CopyPlugin({ patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }] }),
      ...(isProduction ? productionPlugins : []),
    ],
    optimization: {
      // More passes than the default make the first load slightly smaller.
      minimizeOptions: { javascript: { compress: { passes: 3 } } },
      // Keeps the engine and its packages in one file.
      splitChunks: { cacheGroups: { defaultVendors: false } },
    },
    // scripts/checkBundleSize.mjs checks the size instead.
    performance: false,
    cache: { type: 'filesystem', buildDependencies: { config: [import.meta.filename] } },
    stats: 'errors-warnings',
    devServer: {
      host: 'localhost',
      port: 3000,
      historyApiFallback: true,
      hot: true,
      proxy: [{ context: ['/api'], target: 'http://localhost:8080', ws: true }],
      static: false,
    },
  };
}

/**
 * @param {{ tsx: boolean }} syntax
 * @param {boolean} isProduction
 */
function swcOptions({ tsx }, isProduction) {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: !isProduction } },
    },
  };
}

/**
 * @param {boolean} isProduction
 * @param {{ exportOnlyLocals?: boolean }} [modules] what differs from the usual
 */
function cssLoader(isProduction, modules) {
  return {
    loader: 'css-loader',
    options: {
      modules: {
        ...modules,
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'camelCase',
        localIdentName: isProduction ? '[hash:base64:5]' : '[name]__[local]',
      },
    },
  };
}
