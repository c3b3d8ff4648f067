/** Loaded when a form is sent, because the rules contain 3,000 common passwords (12 KiB gz). */
export const regrasDaSenha = () => import('@instrutoria/domain/conta/rules/senha.ts');

export const regrasDoCadastro = () => import('@instrutoria/domain/conta/rules/cadastro.ts');
