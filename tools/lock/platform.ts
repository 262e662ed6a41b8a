const systems = {
  darwin: 'darwin',
  win32: 'win32',
  windows: 'win32',
  android: 'android',
  freebsd: 'freebsd',
  openharmony: 'openharmony',
  linux: 'linux',
};
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'wasm32', 'loong64'];

export interface Platform {
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

/** What a platform package runs on, told from its name, as its own package.json would say it: `@swc/core-linux-x64-musl`. */
export function platformOf(name: string): Platform {
  const words = name.split(/[-/]/);
  const os = Object.entries(systems).find(([word]) => words.some((part) => part.startsWith(word)))?.[1];
  const cpu = processors.find((processor) => words.includes(processor));
  const libc = os === 'linux' ? libcOf(name) : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) };
}

function libcOf(name: string): string | undefined {
  if (/musl/.test(name)) return 'musl';
  return /-(?:gnu|glibc)$/.test(name) ? 'glibc' : undefined;
}
