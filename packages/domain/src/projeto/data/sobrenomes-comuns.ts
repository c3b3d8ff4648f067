/**
 * Surnames so common in Brazil, or so like ordinary words, that one of them alone identifies nobody: it
 * counts only beside another word of the name, an initial or a title. Without accents, in lower case.
 */
export const SOBRENOMES_COMUNS: ReadonlySet<string> = new Set(
  (
    'abreu aguiar albuquerque alencar almeida alves amaral amorim andrade antunes aragao araujo assis azevedo barbosa ' +
    'barreto barros bastos batista bezerra bispo borges braga branco brito caldas camargo campos cardoso carneiro ' +
    'carvalho castro cavalcante cavalcanti coelho conceicao correa correia costa couto cruz cunha dias diniz duarte ' +
    'esteves farias felix fernandes ferreira figueiredo filho flores fonseca fontes franca franco freire freitas ' +
    'furtado gama garcia gomes goncalves gouveia guedes guerra guimaraes henrique holanda jesus junior lacerda leal ' +
    'leao leite lima lins lira lobo lopes luz macedo machado maciel magalhaes maia malta marinho marques martins ' +
    'mata matos medeiros meireles melo mello mendes mendonca menezes mesquita miranda monte monteiro montenegro ' +
    'moraes morais moreira mota moura muniz nascimento nascente neto neves nobre nogueira novaes nunes oliveira ' +
    'pacheco paiva passos paula paz pedrosa peixoto pereira pessoa pimentel pinheiro pinho pinto pires porto prado ' +
    'queiroz rabelo ramalho ramos rangel rego reis resende rezende ribeiro rios rocha rodrigues rosa sa sales salles ' +
    'sampaio santana santiago santos sena serra silva silveira simoes siqueira soares sobrinho sousa souza tavares ' +
    'teixeira teles telles toledo torres trindade vale valente vargas vasconcelos vaz veiga viana vidal vieira vilela ' +
    'villela xavier'
  ).split(' '),
);
