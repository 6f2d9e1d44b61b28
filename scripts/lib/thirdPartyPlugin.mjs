import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { noticeFaults, noticeOf, noticesFile, noticesText, packageFolder } from './thirdParty.mjs';

/** Webpack adds code of its own, which loads the others. */
const webpackItself = fileURLToPath(import.meta.resolve('webpack'));

/**
 * Writes the notices of all packages whose code, styles or fonts are in a build, and fails the build when one lacks its
 * licence. What belongs to the build but is compiled apart, such as the service worker, counts when its compiler has
 * `apart` as a plugin.
 */
export class ThirdPartyNotices {
  /** @type {Set<string>} */
  #folders = new Set();

  apart = {
    /** @param {webpack.Compiler} compiler */
    apply: (compiler) => this.#collect(compiler),
  };

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    this.#collect(compiler);
    compiler.hooks.thisCompilation.tap('ThirdPartyNotices', (compilation) => {
      // Before the list of the service worker is made, and before files are compressed.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'ThirdPartyNotices', stage }, () => {
        this.#add([webpackItself, ...copiedFiles(compilation)]);
        this.#write(compilation);
      });
    });
  }

  /** @param {webpack.Compiler} compiler */
  #collect(compiler) {
    compiler.hooks.thisCompilation.tap('ThirdPartyNotices', (compilation) => {
      compilation.hooks.afterOptimizeChunkModules.tap('ThirdPartyNotices', () => {
        this.#add(deliveredModules(compilation).map((module) => module.nameForCondition() ?? ''));
      });
    });
  }

  /** @param {string[]} files */
  #add(files) {
    for (const folder of files.flatMap((file) => packageFolder(file) ?? [])) this.#folders.add(folder);
  }

  /** @param {webpack.Compilation} compilation */
  #write(compilation) {
    const notices = [...this.#folders].map(noticeOf);
    for (const fault of noticeFaults(notices)) compilation.errors.push(new webpack.WebpackError(fault));
    compilation.emitAsset(noticesFile, new webpack.sources.RawSource(noticesText(notices)));
  }
}

/**
 * Returns the modules that come into a file, also those that webpack has joined to one.
 *
 * @param {webpack.Compilation} compilation
 */
const deliveredModules = ({ modules, chunkGraph }) =>
  [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0).flatMap(partsOf);

/**
 * Returns the files that come into the build as they are, such as fonts. Those that only a style names are in no chunk.
 *
 * @param {webpack.Compilation} compilation
 */
const copiedFiles = (compilation) =>
  compilation
    .getAssets()
    .flatMap(({ info }) =>
      info.sourceFilename ? [resolve(compilation.compiler.context, info.sourceFilename)] : [],
    );

/** @param {webpack.Module & { modules?: webpack.Module[] }} module @returns {webpack.Module[]} */
const partsOf = (module) => module.modules ?? [module];
