/** The password's rules bring 3,000 common ones (12 KiB gz): they come when a form is sent, not with its page. */
export const regrasDaSenha = () => import('@instrutoria/domain/conta/rules/senha.ts');

/** As above, for a whole registration. */
export const regrasDoCadastro = () => import('@instrutoria/domain/conta/rules/cadastro.ts');
