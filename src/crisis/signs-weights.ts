// Written by bench/weigh-signs.mjs from the learning messages; not by hand. The names of what is weighed, then a sign for each
// of their weights, label by label. How to read both stands in signs-score.ts.
export const names = String.raw`c#%
c#&
c#'
c#(
c#)
c#*
c#+
c#,
c#-
c#.
c#/
c#0
c#1
c#2
c#3
c#4
c#5
c#6
c#7
c#8
c#9
c#:
c#;
c#<
c#=
c#>
c#@
c#A
c#B
c#C
c#D
c#E
c#F
c#G
c#H
c#I
c#J
c#K
c#L
c#M
c#N
c#O
c#P
c#Q
c#R
c#S
c#T
c#U
c#V
c#W
c#X
c#Y
c#Z
c#[
c#]
c#^
c#_
c#a
c#b
c#c
c#d
c#e
c#f
c#g
c#h
c#i
c#j
c#k
c#l
c#m
c#n
c#o
c#p
c#q
c#r
c#s
c#t
c#u
c#v
c#w
c#x
c#y
c%&
c%'
c%(
c%)
c%*
c%+
c%,
c%-
c%.
c%/
c%0
c%1
c%2
c%3
c%4
c%5
c%6
c%7
c%8
c%9
c%:
c%;
c%<
c%=
c%>
c%@
c%A
c%B
c%C
c%D
c%E
c%F
c%G
c%H
c%I
c%J
c%K
c%L
c%M
c%N
c%O
c%P
c%Q
c%R
c%S
c%T
c%U
c%V
c%W
c%X
c%Y
c%Z
c%[
c%]
c%^
c%_
c%a
c%b
c%c
c%d
c%e
c%f
c%g
c%h
c%i
c%j
c%k
c%l
c%m
c%n
c%o
c%p
c%q
c%r
c%s
c%t
c%u
c%v
c%w
c%x
c%y
c&'
c&(
c&)
c&*
c&+
c&,
c&-
c&.
c&/
c&0
c&1
c&2
c&3
c&4
c&5
c&6
c&7
c&8
c&9
c&:
c&;
c&<
c&=
c&>
c&@
c&A
c&B
c&C
c&D
c&E
c&F
c&G
c&H
c&I
c&J
c&K
c&L
c&M
c&N
c&O
c&P
c&Q
c&R
c&S
c&T
c&U
c&V
c&W
c&X
c&Y
c&Z
c&[
c&]
c&^
c&_
c&a
c&b
c&c
c&d
c&e
c&f
c&g
c&h
c&i
c&j
c&k
c&l
c&m
c&n
c&o
c&p
c&q
c&r
c&s
c&t
c&u
c&v
c&w
c&x
c&y
c'(
c')
c'*
c'+
c',
c'-
c'.
c'/
c'0
c'1
c'2
c'3
c'4
c'5
c'6
c'7
c'8
c'9
c':
c';
c'<
c'=
c'>
c'@
c'A
c'B
c'C
c'D
c'E
c'F
c'H
c'J
c'K
c'L
c'M
c'N
c'O
c'P
c'Q
c'R
c'S
c'T
c'V
c'W
c'X
c'Y
c'Z
c'[
c']
c'^
c'_
c'a
c'b
c'c
c'd
c'e
c'f
c'g
c'h
c'i
c'j
c'k
c'l
c'm
c'n
c'o
c'p
c'q
c'r
c's
c't
c'u
c'v
c'w
c'x
c'y
c()
c(*
c(+
c(,
c(-
c(.
c(/
c(0
c(1
c(2
c(3
c(4
c(5
c(6
c(7
c(8
c(9
c(:
c(;
c(<
c(=
c(>
c(@
c(A
c(B
c(C
c(D
c(E
c(F
c(G
c(H
c(I
c(J
c(K
c(L
c(M
c(N
c(O
c(P
c(Q
c(R
c(S
c(T
c(U
c(V
c(W
c(X
c(Y
c(Z
c([
c(]
c(^
c(_
c(a
c(b
c(c
c(d
c(e
c(f
c(g
c(h
c(i
c(j
c(k
c(l
c(m
c(n
c(o
c(p
c(q
c(r
c(s
c(t
c(u
c(v
c(w
c(x
c(y
c)*
c)+
c),
c).
c)/
c)0
c)1
c)2
c)3
c)4
c)5
c)6
c)7
c)8
c)9
c):
c);
c)<
c)=
c)>
c)@
c)A
c)C
c)D
c)E
c)G
c)H
c)J
c)L
c)M
c)O
c)P
c)Q
c)R
c)S
c)T
c)W
c)X
c)Y
c)Z
c)[
c)]
c)^
c)_
c)a
c)b
c)c
c)d
c)e
c)f
c)g
c)h
c)i
c)j
c)k
c)l
c)m
c)n
c)o
c)q
c)r
c)s
c)t
c)u
c)v
c)w
c)x
c)y
c*+
c*,
c*.
c*/
c*1
c*2
c*3
c*4
c*5
c*6
c*7
c*8
c*9
c*:
c*;
c*<
c*=
c*>
c*@
c*A
c*C
c*D
c*E
c*F
c*G
c*H
c*I
c*J
c*K
c*M
c*O
c*P
c*Q
c*R
c*S
c*T
c*U
c*V
c*X
c*Y
c*Z
c*[
c*]
c*^
c*_
c*a
c*b
c*c
c*d
c*e
c*f
c*g
c*i
c*j
c*k
c*l
c*m
c*n
c*o
c*q
c*r
c*s
c*t
c*u
c*v
c*w
c*x
c*y
c+,
c+-
c+.
c+/
c+0
c+1
c+2
c+3
c+4
c+5
c+6
c+7
c+8
c+9
c+:
c+;
c+<
c+=
c+>
c+@
c+A
c+B
c+C
c+D
c+E
c+F
c+G
c+H
c+I
c+J
c+K
c+M
c+N
c+O
c+P
c+Q
c+R
c+S
c+T
c+U
c+V
c+W
c+X
c+Y
c+Z
c+[
c+]
c+^
c+_
c+a
c+b
c+c
c+d
c+e
c+f
c+g
c+i
c+j
c+k
c+l
c+m
c+n
c+o
c+p
c+q
c+r
c+s
c+t
c+u
c+v
c+w
c+x
c+y
c,-
c,.
c,/
c,0
c,1
c,2
c,3
c,4
c,5
c,6
c,7
c,8
c,9
c,:
c,=
c,>
c,@
c,A
c,B
c,C
c,D
c,E
c,G
c,H
c,I
c,J
c,K
c,M
c,N
c,O
c,P
c,Q
c,R
c,S
c,T
c,U
c,V
c,X
c,Y
c,Z
c,[
c,]
c,^
c,_
c,a
c,b
c,c
c,d
c,e
c,f
c,g
c,h
c,i
c,j
c,k
c,l
c,m
c,n
c,o
c,p
c,q
c,r
c,s
c,t
c,u
c,v
c,w
c,x
c,y
c-.
c-/
c-0
c-1
c-2
c-3
c-4
c-5
c-7
c-8
c-9
c-;
c-<
c-=
c->
c-@
c-A
c-B
c-C
c-D
c-E
c-G
c-H
c-J
c-K
c-L
c-M
c-N
c-O
c-P
c-Q
c-S
c-T
c-U
c-V
c-X
c-Y
c-Z
c-[
c-]
c-^
c-_
c-a
c-b
c-c
c-d
c-e
c-f
c-g
c-h
c-i
c-j
c-k
c-l
c-n
c-o
c-p
c-q
c-r
c-s
c-t
c-u
c-v
c-w
c-x
c./
c.0
c.1
c.2
c.3
c.4
c.5
c.6
c.7
c.8
c.9
c.:
c.;
c.<
c.=
c.>
c.@
c.A
c.B
c.C
c.D
c.E
c.F
c.G
c.H
c.I
c.J
c.K
c.L
c.M
c.N
c.O
c.P
c.Q
c.R
c.S
c.T
c.U
c.V
c.W
c.X
c.Y
c.Z
c.[
c.]
c.^
c._
c.a
c.b
c.c
c.d
c.e
c.f
c.g
c.h
c.i
c.j
c.k
c.l
c.m
c.n
c.o
c.p
c.q
c.r
c.s
c.t
c.u
c.v
c.w
c.x
c.y
c/0
c/1
c/2
c/3
c/4
c/5
c/6
c/7
c/8
c/9
c/:
c/;
c/<
c/=
c/>
c/@
c/A
c/B
c/C
c/D
c/E
c/F
c/G
c/H
c/I
c/J
c/K
c/L
c/M
c/N
c/O
c/P
c/Q
c/R
c/S
c/T
c/U
c/V
c/W
c/X
c/Y
c/Z
c/[
c/]
c/^
c/_
c/a
c/b
c/c
c/d
c/e
c/f
c/g
c/h
c/i
c/j
c/k
c/l
c/m
c/n
c/o
c/p
c/q
c/r
c/s
c/t
c/u
c/v
c/w
c/x
c/y
c01
c02
c03
c04
c05
c06
c07
c08
c09
c0:
c0;
c0<
c0=
c0>
c0@
c0A
c0B
c0C
c0D
c0E
c0F
c0G
c0H
c0J
c0K
c0L
c0M
c0N
c0O
c0P
c0Q
c0S
c0T
c0V
c0W
c0X
c0Y
c0Z
c0[
c0]
c0^
c0_
c0a
c0b
c0c
c0d
c0e
c0f
c0g
c0h
c0i
c0j
c0k
c0l
c0m
c0n
c0o
c0p
c0q
c0r
c0s
c0t
c0u
c0v
c0w
c0x
c0y
c12
c13
c14
c15
c16
c17
c18
c19
c1:
c1;
c1<
c1=
c1>
c1@
c1A
c1B
c1C
c1D
c1E
c1F
c1G
c1H
c1J
c1K
c1L
c1M
c1N
c1O
c1P
c1Q
c1R
c1S
c1T
c1U
c1V
c1W
c1X
c1Y
c1Z
c1[
c1]
c1^
c1_
c1a
c1b
c1c
c1d
c1e
c1f
c1g
c1h
c1i
c1j
c1k
c1l
c1m
c1n
c1o
c1p
c1q
c1r
c1s
c1t
c1u
c1v
c1w
c1x
c1y
c23
c24
c25
c26
c27
c28
c29
c2:
c2;
c2<
c2=
c2>
c2@
c2A
c2B
c2C
c2D
c2E
c2F
c2G
c2H
c2I
c2J
c2K
c2L
c2M
c2N
c2O
c2P
c2Q
c2R
c2S
c2T
c2U
c2V
c2W
c2X
c2Y
c2Z
c2[
c2]
c2^
c2_
c2a
c2b
c2c
c2d
c2e
c2f
c2g
c2h
c2i
c2j
c2k
c2l
c2m
c2n
c2o
c2p
c2q
c2r
c2s
c2t
c2u
c2v
c2w
c2x
c2y
c34
c35
c36
c37
c38
c39
c3:
c3;
c3<
c3=
c3>
c3@
c3A
c3B
c3C
c3D
c3E
c3F
c3G
c3H
c3I
c3J
c3K
c3L
c3M
c3N
c3O
c3P
c3Q
c3R
c3S
c3T
c3U
c3V
c3W
c3X
c3Y
c3Z
c3[
c3]
c3^
c3_
c3a
c3b
c3c
c3d
c3e
c3f
c3g
c3h
c3i
c3j
c3k
c3l
c3m
c3n
c3o
c3p
c3q
c3r
c3s
c3t
c3u
c3v
c3w
c3x
c3y
c45
c46
c47
c48
c49
c4:
c4;
c4<
c4=
c4>
c4@
c4A
c4B
c4C
c4D
c4E
c4F
c4G
c4H
c4I
c4J
c4K
c4L
c4M
c4N
c4O
c4P
c4Q
c4R
c4S
c4T
c4U
c4V
c4W
c4X
c4Y
c4Z
c4[
c4]
c4^
c4_
c4a
c4b
c4c
c4d
c4e
c4f
c4g
c4h
c4i
c4j
c4k
c4l
c4m
c4n
c4o
c4q
c4r
c4s
c4t
c4u
c4v
c4w
c4x
c4y
c56
c57
c58
c59
c5:
c5;
c5<
c5=
c5>
c5@
c5A
c5B
c5C
c5D
c5E
c5F
c5G
c5H
c5I
c5J
c5K
c5L
c5M
c5N
c5O
c5P
c5Q
c5R
c5S
c5T
c5U
c5V
c5W
c5X
c5Y
c5Z
c5[
c5]
c5^
c5_
c5a
c5b
c5c
c5d
c5e
c5f
c5g
c5h
c5i
c5j
c5k
c5l
c5m
c5n
c5o
c5p
c5q
c5r
c5s
c5t
c5u
c5v
c5w
c5x
c5y
c67
c68
c69
c6:
c6<
c6=
c6>
c6@
c6C
c6D
c6E
c6F
c6H
c6J
c6K
c6L
c6M
c6N
c6O
c6P
c6Q
c6R
c6S
c6T
c6U
c6V
c6X
c6Y
c6Z
c6[
c6]
c6^
c6_
c6a
c6b
c6c
c6d
c6e
c6f
c6g
c6i
c6j
c6k
c6l
c6m
c6n
c6o
c6p
c6q
c6r
c6s
c6t
c6u
c6v
c6w
c6x
c6y
c78
c79
c7:
c7;
c7<
c7=
c7>
c7@
c7A
c7B
c7C
c7D
c7E
c7F
c7G
c7H
c7J
c7K
c7L
c7M
c7N
c7O
c7P
c7Q
c7R
c7S
c7T
c7U
c7V
c7W
c7X
c7Y
c7Z
c7[
c7]
c7^
c7_
c7a
c7b
c7c
c7d
c7e
c7f
c7g
c7h
c7i
c7j
c7k
c7l
c7m
c7n
c7o
c7p
c7q
c7r
c7s
c7t
c7u
c7v
c7w
c7x
c7y
c89
c8:
c8;
c8<
c8=
c8>
c8@
c8A
c8B
c8C
c8D
c8E
c8F
c8G
c8H
c8J
c8K
c8M
c8N
c8O
c8P
c8Q
c8R
c8S
c8T
c8U
c8V
c8W
c8X
c8Y
c8Z
c8[
c8]
c8^
c8_
c8a
c8b
c8c
c8d
c8e
c8f
c8g
c8h
c8i
c8j
c8k
c8l
c8m
c8n
c8p
c8q
c8r
c8s
c8t
c8u
c8v
c8w
c8x
c8y
c9:
c9;
c9<
c9=
c9>
c9@
c9A
c9B
c9C
c9D
c9E
c9G
c9H
c9J
c9K
c9L
c9M
c9N
c9O
c9P
c9Q
c9R
c9S
c9T
c9V
c9X
c9Y
c9Z
c9[
c9]
c9^
c9_
c9a
c9b
c9c
c9d
c9e
c9f
c9g
c9h
c9i
c9j
c9k
c9l
c9m
c9n
c9o
c9p
c9q
c9r
c9s
c9t
c9u
c9v
c9w
c9x
c9y
c:<
c:=
c:>
c:@
c:A
c:C
c:D
c:E
c:F
c:H
c:J
c:M
c:P
c:Q
c:S
c:T
c:V
c:X
c:Y
c:Z
c:[
c:]
c:^
c:_
c:a
c:b
c:c
c:d
c:e
c:f
c:g
c:i
c:j
c:k
c:l
c:m
c:n
c:o
c:p
c:q
c:r
c:s
c:t
c:u
c:v
c:w
c:x
c:y
c;=
c;>
c;@
c;H
c;P
c;Q
c;X
c;Y
c;[
c;b
c;c
c;d
c;e
c;j
c;k
c;l
c;n
c;p
c;q
c;r
c;s
c;t
c;w
c;x
c;y
c<=
c<>
c<@
c<B
c<C
c<D
c<E
c<F
c<G
c<H
c<I
c<J
c<L
c<M
c<N
c<P
c<Q
c<R
c<S
c<T
c<V
c<X
c<Y
c<Z
c<[
c<]
c<^
c<_
c<a
c<b
c<c
c<d
c<e
c<f
c<g
c<h
c<i
c<j
c<k
c<l
c<m
c<n
c<o
c<p
c<q
c<r
c<s
c<t
c<u
c<v
c<w
c<x
c<y
c=>
c=@
c=A
c=B
c=C
c=D
c=E
c=F
c=G
c=H
c=I
c=J
c=K
c=L
c=M
c=N
c=O
c=P
c=Q
c=R
c=S
c=T
c=U
c=V
c=W
c=X
c=Y
c=Z
c=[
c=]
c=^
c=_
c=a
c=b
c=c
c=d
c=e
c=f
c=g
c=h
c=i
c=j
c=k
c=l
c=m
c=n
c=o
c=p
c=q
c=r
c=s
c=t
c=u
c=v
c=w
c=x
c=y
c>@
c>A
c>B
c>C
c>D
c>E
c>F
c>G
c>H
c>I
c>J
c>K
c>L
c>M
c>N
c>O
c>P
c>Q
c>R
c>S
c>T
c>U
c>V
c>W
c>X
c>Y
c>Z
c>[
c>]
c>^
c>_
c>a
c>b
c>c
c>d
c>e
c>f
c>g
c>h
c>i
c>j
c>k
c>l
c>m
c>n
c>o
c>p
c>q
c>r
c>s
c>t
c>u
c>v
c>w
c>x
c>y
c@A
c@B
c@C
c@D
c@E
c@F
c@G
c@H
c@I
c@J
c@K
c@L
c@M
c@N
c@O
c@P
c@Q
c@R
c@S
c@T
c@U
c@V
c@W
c@X
c@Y
c@Z
c@[
c@]
c@^
c@_
c@a
c@b
c@c
c@d
c@e
c@f
c@g
c@h
c@i
c@j
c@k
c@l
c@m
c@n
c@o
c@p
c@q
c@r
c@s
c@t
c@u
c@v
c@w
c@x
c@y
cAC
cAD
cAE
cAF
cAG
cAH
cAJ
cAK
cAL
cAM
cAO
cAP
cAQ
cAS
cAT
cAU
cAV
cAW
cAX
cAY
cAZ
cA[
cA]
cA^
cA_
cAa
cAb
cAc
cAd
cAe
cAf
cAg
cAh
cAi
cAj
cAk
cAl
cAm
cAn
cAo
cAp
cAq
cAr
cAs
cAt
cAu
cAv
cAw
cAx
cAy
cBC
cBD
cBG
cBH
cBJ
cBK
cBL
cBM
cBN
cBP
cBQ
cBR
cBS
cBT
cBV
cBW
cBX
cBY
cBZ
cB[
cB]
cB^
cB_
cBa
cBb
cBc
cBd
cBe
cBf
cBg
cBi
cBj
cBk
cBl
cBm
cBn
cBq
cBr
cBs
cBt
cBu
cBv
cBw
cBx
cCD
cCE
cCF
cCG
cCH
cCJ
cCK
cCL
cCM
cCN
cCO
cCP
cCQ
cCR
cCS
cCT
cCU
cCV
cCW
cCX
cCY
cCZ
cC[
cC]
cC^
cC_
cCa
cCb
cCc
cCd
cCe
cCf
cCg
cCh
cCi
cCj
cCk
cCl
cCm
cCn
cCo
cCp
cCq
cCr
cCs
cCt
cCu
cCv
cCw
cCx
cCy
cDE
cDF
cDG
cDH
cDJ
cDK
cDL
cDM
cDN
cDO
cDP
cDQ
cDR
cDS
cDT
cDU
cDV
cDW
cDX
cDY
cDZ
cD[
cD]
cD^
cD_
cDa
cDb
cDc
cDd
cDe
cDf
cDg
cDh
cDi
cDj
cDk
cDl
cDm
cDn
cDo
cDp
cDq
cDr
cDs
cDt
cDu
cDv
cDw
cDx
cDy
cEF
cEH
cEJ
cEK
cEN
cEP
cEQ
cES
cET
cEU
cEV
cEX
cEY
cEZ
cE[
cE]
cE^
cE_
cEa
cEb
cEc
cEd
cEe
cEf
cEg
cEh
cEi
cEj
cEk
cEl
cEm
cEn
cEo
cEp
cEq
cEr
cEs
cEt
cEu
cEv
cEw
cEx
cEy
cFH
cFK
cFM
cFP
cFQ
cFR
cFS
cFX
cF[
cF]
cF^
cF_
cFa
cFb
cFc
cFd
cFe
cFf
cFg
cFi
cFj
cFk
cFl
cFm
cFn
cFq
cFr
cFs
cFt
cFu
cFv
cFw
cFx
cFy
cGH
cGI
cGM
cGP
cGQ
cGS
cGT
cGV
cGX
cGZ
cG[
cG]
cG^
cG_
cGa
cGb
cGc
cGd
cGe
cGf
cGg
cGh
cGi
cGj
cGk
cGl
cGm
cGn
cGo
cGp
cGr
cGs
cGt
cGu
cGv
cGw
cGx
cHI
cHJ
cHK
cHL
cHM
cHN
cHO
cHP
cHQ
cHR
cHS
cHT
cHU
cHV
cHW
cHX
cHY
cHZ
cH[
cH]
cH^
cH_
cHa
cHb
cHc
cHd
cHe
cHf
cHg
cHh
cHi
cHj
cHk
cHl
cHm
cHn
cHo
cHp
cHq
cHr
cHs
cHt
cHu
cHv
cHw
cHx
cHy
cIM
cIQ
cIX
cI[
cI]
cI^
cIa
cIb
cIc
cId
cIe
cIf
cIg
cIi
cIj
cIk
cIn
cIq
cIr
cIs
cIv
cIy
cJK
cJL
cJM
cJN
cJO
cJP
cJQ
cJR
cJS
cJT
cJU
cJV
cJW
cJX
cJY
cJZ
cJ[
cJ]
cJ^
cJ_
cJa
cJb
cJc
cJd
cJe
cJf
cJg
cJh
cJi
cJj
cJk
cJl
cJm
cJn
cJp
cJq
cJr
cJs
cJt
cJu
cJv
cJw
cJx
cJy
cKL
cKM
cKO
cKP
cKQ
cKR
cKS
cKT
cKU
cKV
cKW
cKX
cKY
cKZ
cK[
cK]
cK^
cK_
cKa
cKb
cKc
cKd
cKe
cKf
cKg
cKi
cKj
cKk
cKl
cKm
cKn
cKo
cKq
cKr
cKs
cKt
cKu
cKv
cKx
cKy
cLM
cLN
cLO
cLP
cLQ
cLS
cLT
cLU
cLV
cLX
cLY
cLZ
cL[
cL]
cL^
cL_
cLa
cLb
cLc
cLd
cLe
cLf
cLg
cLh
cLi
cLj
cLk
cLl
cLm
cLn
cLo
cLq
cLr
cLs
cLt
cLu
cLv
cLx
cLy
cMN
cMP
cMQ
cMR
cMS
cMT
cMU
cMV
cMW
cMX
cMY
cMZ
cM[
cM]
cM^
cM_
cMa
cMb
cMc
cMd
cMe
cMf
cMg
cMh
cMi
cMj
cMk
cMl
cMm
cMn
cMo
cMp
cMq
cMr
cMs
cMt
cMu
cMv
cMw
cMx
cMy
cNO
cNP
cNQ
cNS
cNT
cNU
cNV
cNX
cNY
cNZ
cN[
cN]
cN^
cN_
cNa
cNb
cNd
cNe
cNf
cNg
cNh
cNi
cNj
cNk
cNl
cNm
cNn
cNo
cNq
cNr
cNs
cNt
cNu
cNv
cNw
cNx
cNy
cOP
cOQ
cOS
cOT
cOU
cOV
cOW
cOX
cOY
cOZ
cO[
cO]
cO^
cO_
cOa
cOb
cOc
cOd
cOe
cOf
cOg
cOh
cOi
cOj
cOk
cOl
cOm
cOn
cOo
cOq
cOr
cOs
cOt
cOu
cOv
cOx
cOy
cPQ
cPR
cPS
cPT
cPU
cPV
cPW
cPX
cPY
cPZ
cP[
cP]
cP^
cP_
cPa
cPb
cPc
cPd
cPe
cPf
cPg
cPh
cPi
cPj
cPk
cPl
cPm
cPn
cPo
cPp
cPq
cPr
cPs
cPt
cPu
cPv
cPw
cPx
cPy
cQR
cQS
cQT
cQU
cQV
cQW
cQX
cQY
cQZ
cQ[
cQ]
cQ^
cQ_
cQa
cQb
cQc
cQd
cQe
cQf
cQg
cQh
cQi
cQj
cQk
cQl
cQm
cQn
cQo
cQp
cQq
cQr
cQs
cQt
cQu
cQv
cQw
cQx
cQy
cRS
cRT
cRV
cRW
cRX
cRY
cRZ
cR[
cR]
cR^
cR_
cRa
cRb
cRc
cRd
cRe
cRf
cRg
cRi
cRj
cRk
cRl
cRm
cRn
cRq
cRr
cRs
cRt
cRu
cRv
cRw
cRx
cRy
cST
cSU
cSV
cSW
cSX
cSY
cSZ
cS[
cS]
cS^
cS_
cSa
cSb
cSc
cSd
cSe
cSf
cSg
cSh
cSi
cSj
cSk
cSl
cSm
cSn
cSo
cSp
cSq
cSr
cSs
cSt
cSu
cSv
cSw
cSx
cSy
cTU
cTV
cTX
cTY
cTZ
cT[
cT]
cT^
cT_
cTa
cTb
cTc
cTd
cTe
cTf
cTg
cTh
cTi
cTj
cTk
cTl
cTm
cTn
cTo
cTp
cTq
cTr
cTs
cTt
cTu
cTv
cTw
cTx
cTy
cUV
cUW
cUX
cUY
cUZ
cU[
cU]
cU^
cU_
cUa
cUb
cUc
cUd
cUe
cUf
cUg
cUi
cUj
cUk
cUl
cUm
cUn
cUo
cUp
cUq
cUr
cUs
cUt
cUu
cUv
cUw
cUx
cUy
cVW
cVX
cVY
cVZ
cV[
cV]
cV^
cV_
cVa
cVb
cVc
cVd
cVe
cVf
cVg
cVi
cVj
cVk
cVl
cVm
cVn
cVo
cVp
cVq
cVr
cVs
cVt
cVu
cVv
cVw
cVx
cVy
cWX
cWY
cWZ
cW[
cW]
cW^
cW_
cWa
cWb
cWc
cWd
cWe
cWf
cWg
cWi
cWj
cWk
cWl
cWm
cWn
cWo
cWp
cWq
cWr
cWs
cWt
cWu
cWv
cWw
cWx
cWy
cXY
cXZ
cX[
cX]
cX^
cX_
cXa
cXb
cXc
cXd
cXe
cXf
cXg
cXh
cXi
cXj
cXk
cXl
cXm
cXn
cXo
cXp
cXq
cXr
cXs
cXt
cXu
cXv
cXw
cXx
cXy
cYZ
cY[
cY]
cY^
cY_
cYa
cYb
cYc
cYd
cYe
cYf
cYg
cYh
cYi
cYj
cYk
cYl
cYm
cYn
cYo
cYp
cYq
cYr
cYs
cYt
cYu
cYv
cYw
cYx
cYy
cZ[
cZ]
cZ^
cZ_
cZa
cZb
cZc
cZd
cZe
cZf
cZg
cZh
cZi
cZj
cZk
cZl
cZm
cZn
cZo
cZp
cZq
cZr
cZs
cZt
cZu
cZv
cZw
cZx
cZy
c[]
c[^
c[_
c[a
c[b
c[c
c[d
c[e
c[f
c[g
c[h
c[i
c[j
c[k
c[l
c[m
c[n
c[o
c[p
c[q
c[s
c[t
c[u
c[v
c[w
c[x
c[y
c]^
c]_
c]a
c]b
c]c
c]d
c]e
c]f
c]g
c]h
c]i
c]j
c]k
c]l
c]m
c]n
c]o
c]p
c]q
c]r
c]s
c]t
c]u
c]v
c]w
c]x
c]y
c^_
c^a
c^b
c^c
c^d
c^e
c^f
c^g
c^h
c^i
c^j
c^k
c^l
c^m
c^n
c^o
c^p
c^q
c^r
c^s
c^t
c^u
c^v
c^w
c^x
c^y
c_a
c_b
c_c
c_d
c_e
c_f
c_g
c_h
c_i
c_j
c_k
c_l
c_m
c_n
c_o
c_p
c_q
c_r
c_s
c_t
c_u
c_v
c_w
c_x
c_y
cab
cac
cad
cae
caf
cag
cah
cai
caj
cak
cal
cam
can
cao
cap
caq
car
cas
cat
cau
cav
caw
cax
cay
cbc
cbd
cbe
cbf
cbg
cbh
cbi
cbj
cbk
cbl
cbm
cbn
cbo
cbp
cbq
cbr
cbs
cbt
cbu
cbv
cbw
cbx
cby
ccd
cce
ccf
ccg
cch
cci
ccj
cck
ccl
ccm
ccn
cco
ccp
ccq
ccr
ccs
cct
ccu
ccv
ccw
ccx
ccy
cde
cdf
cdg
cdh
cdi
cdj
cdk
cdl
cdm
cdn
cdo
cdp
cdq
cdr
cds
cdt
cdu
cdv
cdw
cdx
cdy
cef
ceg
ceh
cei
cej
cek
cel
cem
cen
ceo
cep
ceq
cer
ces
cet
ceu
cev
cew
cex
cey
cfg
cfh
cfi
cfj
cfk
cfl
cfm
cfn
cfo
cfp
cfq
cfr
cfs
cft
cfu
cfv
cfw
cfx
cfy
cgh
cgi
cgj
cgk
cgl
cgm
cgn
cgo
cgp
cgq
cgr
cgs
cgt
cgu
cgv
cgw
cgx
cgy
chi
chj
chk
chl
chm
chn
cho
chp
chq
chr
chs
cht
chu
chv
chw
chx
chy
cij
cik
cil
cim
cin
cio
cip
ciq
cir
cis
cit
ciu
civ
ciw
cix
ciy
cjk
cjl
cjm
cjn
cjo
cjp
cjq
cjr
cjs
cjt
cju
cjv
cjw
cjx
cjy
ckl
ckm
ckn
cko
ckp
ckq
ckr
cks
ckt
cku
ckv
ckw
ckx
cky
clm
cln
clo
clp
clq
clr
cls
clt
clu
clv
clw
clx
cly
cmn
cmo
cmp
cmq
cmr
cms
cmt
cmu
cmv
cmw
cmx
cmy
cno
cnp
cnq
cnr
cns
cnt
cnu
cnv
cnw
cnx
cny
coq
cor
cos
cot
cou
cov
cow
cox
coy
cpq
cpr
cps
cpt
cpu
cpv
cpw
cpx
cpy
cqr
cqs
cqt
cqu
cqv
cqw
cqx
cqy
crs
crt
cru
crv
crw
crx
cry
cst
csu
csv
csw
csx
csy
ctu
ctv
ctw
ctx
cty
cuv
cuw
cux
cuy
cvw
cvx
cvy
cwx
cwy
cxy
o##
o#%
o#&
o#'
o#(
o#)
o#*
o#+
o#,
o#-
o#.
o#/
o#0
o#1
o#2
o#3
o#5
o#6
o#7
o#8
o#9
o#:
o#;
o#<
o#=
o#>
o#@
o#A
o#B
o#C
o#D
o#E
o#F
o#G
o#H
o#I
o#J
o#K
o#L
o#M
o#N
o#O
o#P
o#Q
o#R
o#S
o#T
o#U
o#V
o#W
o#X
o#Y
o#Z
o#[
o#]
o#^
o#_
o#a
o#b
o#c
o#d
o#e
o#f
o#g
o#h
o#i
o#j
o#k
o#l
o#m
o#n
o#o
o#p
o#q
o#r
o#s
o#t
o#u
o#v
o#w
o#x
o#y
o%#
o%%
o%&
o%'
o%(
o%)
o%*
o%+
o%-
o%.
o%/
o%0
o%1
o%2
o%3
o%4
o%5
o%6
o%7
o%8
o%9
o%:
o%;
o%<
o%=
o%>
o%@
o%A
o%B
o%C
o%D
o%E
o%F
o%G
o%H
o%I
o%J
o%K
o%L
o%M
o%N
o%O
o%P
o%Q
o%R
o%S
o%T
o%U
o%V
o%W
o%X
o%Y
o%Z
o%[
o%]
o%^
o%_
o%a
o%b
o%c
o%d
o%e
o%f
o%g
o%h
o%i
o%j
o%k
o%l
o%m
o%n
o%o
o%p
o%q
o%r
o%s
o%t
o%u
o%v
o%w
o%x
o%y
o&#
o&%
o&&
o&'
o&(
o&)
o&*
o&+
o&,
o&-
o&.
o&/
o&0
o&1
o&2
o&3
o&4
o&5
o&6
o&7
o&8
o&9
o&:
o&;
o&<
o&=
o&>
o&@
o&A
o&B
o&C
o&D
o&E
o&F
o&G
o&H
o&J
o&K
o&L
o&M
o&N
o&O
o&P
o&Q
o&R
o&S
o&T
o&U
o&V
o&W
o&X
o&Y
o&Z
o&[
o&]
o&^
o&_
o&a
o&b
o&c
o&d
o&e
o&f
o&g
o&h
o&i
o&j
o&k
o&l
o&m
o&n
o&o
o&q
o&r
o&s
o&t
o&u
o&v
o&w
o&x
o&y
o'#
o'%
o'&
o''
o'(
o')
o'*
o'+
o',
o'.
o'/
o'0
o'1
o'2
o'3
o'4
o'7
o'8
o'9
o':
o'=
o'>
o'@
o'A
o'B
o'C
o'D
o'H
o'J
o'K
o'M
o'P
o'Q
o'S
o'X
o'Y
o'[
o'^
o'_
o'b
o'c
o'd
o'e
o'f
o'g
o'h
o'i
o'j
o'k
o'l
o'm
o'n
o'p
o'q
o'r
o's
o't
o'u
o'x
o(#
o(%
o(&
o('
o((
o()
o(*
o(+
o(,
o(-
o(.
o(/
o(0
o(1
o(2
o(3
o(4
o(5
o(6
o(7
o(8
o(9
o(:
o(;
o(<
o(=
o(>
o(@
o(A
o(B
o(C
o(D
o(E
o(F
o(G
o(H
o(I
o(J
o(K
o(L
o(M
o(N
o(O
o(P
o(Q
o(R
o(S
o(T
o(U
o(V
o(W
o(X
o(Y
o(Z
o([
o(]
o(^
o(_
o(a
o(b
o(c
o(d
o(e
o(f
o(g
o(h
o(i
o(j
o(k
o(l
o(m
o(n
o(o
o(p
o(q
o(r
o(s
o(t
o(u
o(v
o(w
o(x
o(y
o)#
o)%
o)&
o)(
o)*
o)/
o)2
o)3
o)5
o)7
o)9
o)=
o)>
o)G
o)H
o)L
o)M
o)P
o)Q
o)S
o)W
o)X
o)Z
o)[
o)]
o)a
o)b
o)c
o)d
o)e
o)f
o)h
o)j
o)k
o)l
o)q
o)r
o)s
o)u
o)v
o)w
o)x
o*#
o*%
o*&
o*(
o*)
o*/
o*1
o*2
o*3
o*7
o*:
o*=
o*>
o*@
o*A
o*D
o*H
o*J
o*M
o*O
o*P
o*Q
o*S
o*X
o*Z
o*[
o*]
o*_
o*a
o*b
o*c
o*d
o*e
o*f
o*j
o*k
o*l
o*n
o*q
o*r
o*s
o*w
o+#
o+%
o+&
o+(
o+/
o+1
o+2
o+4
o+6
o+7
o+8
o+:
o+=
o+>
o+@
o+C
o+H
o+J
o+M
o+P
o+Q
o+S
o+T
o+X
o+[
o+]
o+^
o+_
o+a
o+b
o+c
o+d
o+e
o+f
o+g
o+i
o+j
o+k
o+l
o+n
o+q
o+r
o+s
o+t
o+v
o,#
o,%
o,&
o,(
o,/
o,3
o,5
o,6
o,7
o,:
o,=
o,>
o,@
o,A
o,C
o,G
o,M
o,P
o,Q
o,S
o,X
o,[
o,]
o,_
o,a
o,b
o,c
o,d
o,e
o,f
o,g
o,i
o,j
o,k
o,l
o,n
o,q
o,r
o,s
o,v
o,x
o,y
o-#
o-%
o-&
o-(
o-.
o-3
o-9
o-=
o->
o-A
o-N
o-O
o-P
o-Q
o-S
o-X
o-]
o-b
o-c
o-e
o-f
o-g
o-j
o-k
o-n
o-r
o-s
o-v
o.#
o.%
o.&
o.'
o.(
o.-
o..
o./
o.0
o.1
o.2
o.3
o.4
o.5
o.6
o.7
o.8
o.9
o.=
o.>
o.@
o.A
o.C
o.D
o.H
o.J
o.K
o.L
o.M
o.P
o.Q
o.S
o.W
o.X
o.[
o.]
o._
o.b
o.c
o.d
o.e
o.f
o.g
o.i
o.j
o.k
o.l
o.m
o.n
o.q
o.r
o.s
o.t
o.u
o.w
o.x
o.y
o/#
o/%
o/&
o/'
o/(
o/*
o/.
o//
o/0
o/1
o/2
o/3
o/4
o/5
o/7
o/8
o/9
o/:
o/;
o/<
o/=
o/>
o/@
o/A
o/B
o/C
o/D
o/E
o/F
o/H
o/J
o/K
o/L
o/M
o/N
o/P
o/Q
o/R
o/S
o/U
o/V
o/W
o/X
o/Y
o/Z
o/[
o/]
o/^
o/_
o/a
o/b
o/d
o/e
o/f
o/g
o/i
o/j
o/k
o/l
o/m
o/n
o/o
o/p
o/q
o/r
o/s
o/t
o/u
o/v
o/w
o/x
o/y
o0#
o0%
o0&
o0'
o0(
o0.
o0/
o00
o01
o02
o03
o04
o07
o08
o0=
o0>
o0@
o0D
o0E
o0F
o0G
o0H
o0J
o0M
o0N
o0Q
o0S
o0X
o0[
o0]
o0_
o0a
o0b
o0c
o0d
o0e
o0f
o0g
o0h
o0i
o0j
o0k
o0l
o0n
o0o
o0q
o0r
o0s
o0t
o0u
o0v
o0w
o0x
o0y
o1#
o1%
o1&
o1'
o1(
o1.
o1/
o10
o11
o13
o14
o15
o17
o18
o1:
o1;
o1<
o1=
o1>
o1@
o1C
o1D
o1E
o1J
o1M
o1N
o1O
o1P
o1Q
o1S
o1U
o1X
o1Y
o1[
o1]
o1_
o1a
o1b
o1d
o1e
o1f
o1g
o1h
o1i
o1j
o1k
o1l
o1n
o1o
o1q
o1r
o1s
o1t
o1u
o1x
o1y
o2#
o2%
o2&
o2'
o2(
o2*
o2+
o2,
o2.
o2/
o20
o21
o22
o23
o24
o25
o26
o27
o28
o29
o2:
o2;
o2<
o2=
o2>
o2@
o2A
o2C
o2D
o2E
o2F
o2G
o2H
o2J
o2K
o2L
o2M
o2P
o2Q
o2S
o2T
o2U
o2V
o2X
o2Y
o2Z
o2[
o2]
o2^
o2_
o2a
o2b
o2c
o2d
o2e
o2f
o2g
o2h
o2i
o2j
o2k
o2l
o2m
o2n
o2o
o2p
o2q
o2r
o2s
o2t
o2u
o2v
o2w
o2x
o2y
o3#
o3%
o3&
o3'
o3(
o3+
o3.
o3/
o30
o31
o32
o33
o34
o35
o36
o37
o38
o39
o3:
o3<
o3=
o3>
o3@
o3C
o3D
o3E
o3F
o3H
o3I
o3J
o3K
o3M
o3N
o3P
o3Q
o3R
o3S
o3T
o3U
o3V
o3X
o3Y
o3Z
o3[
o3]
o3^
o3_
o3a
o3b
o3c
o3d
o3e
o3f
o3g
o3i
o3j
o3k
o3l
o3m
o3n
o3o
o3p
o3q
o3r
o3s
o3t
o3u
o3v
o3x
o3y
o4#
o4%
o4&
o4(
o4+
o4.
o4/
o40
o41
o42
o43
o44
o45
o48
o4=
o4>
o4@
o4C
o4D
o4M
o4Q
o4S
o4T
o4W
o4X
o4Y
o4[
o4]
o4^
o4_
o4a
o4b
o4c
o4d
o4e
o4f
o4g
o4i
o4j
o4k
o4n
o4q
o4r
o4s
o4t
o4v
o4x
o4y
o5#
o5%
o5&
o5'
o5(
o5.
o5/
o51
o52
o53
o54
o55
o56
o57
o58
o59
o5:
o5<
o5=
o5>
o5@
o5C
o5F
o5H
o5J
o5K
o5L
o5M
o5N
o5P
o5Q
o5S
o5T
o5U
o5X
o5Y
o5Z
o5[
o5]
o5^
o5_
o5a
o5b
o5c
o5d
o5e
o5f
o5g
o5i
o5j
o5k
o5l
o5n
o5o
o5r
o5s
o5t
o5u
o5x
o5y
o6#
o6%
o6&
o6(
o6+
o6/
o60
o61
o63
o64
o65
o66
o67
o68
o69
o6=
o6>
o6C
o6D
o6H
o6J
o6M
o6P
o6Q
o6S
o6X
o6]
o6_
o6a
o6b
o6c
o6e
o6f
o6g
o6j
o6k
o6l
o6n
o6r
o6s
o6t
o6y
o7#
o7%
o7&
o7'
o7(
o7)
o7+
o7.
o7/
o70
o71
o72
o73
o74
o75
o76
o77
o78
o79
o7:
o7<
o7=
o7>
o7@
o7C
o7D
o7E
o7H
o7J
o7L
o7M
o7N
o7P
o7Q
o7S
o7T
o7U
o7V
o7W
o7X
o7Y
o7Z
o7[
o7]
o7^
o7_
o7a
o7b
o7c
o7d
o7e
o7f
o7g
o7h
o7i
o7j
o7k
o7l
o7m
o7n
o7o
o7p
o7q
o7r
o7s
o7t
o7u
o7w
o7x
o7y
o8#
o8%
o8&
o8'
o8(
o8)
o8.
o8/
o81
o82
o83
o84
o85
o86
o87
o88
o89
o8=
o8>
o8@
o8C
o8E
o8M
o8P
o8Q
o8R
o8S
o8T
o8X
o8[
o8]
o8_
o8a
o8b
o8c
o8d
o8e
o8f
o8g
o8i
o8j
o8k
o8l
o8n
o8r
o8s
o8t
o8u
o8v
o8y
o9#
o9%
o9&
o9'
o9(
o9/
o92
o93
o94
o95
o96
o97
o98
o9=
o9>
o9@
o9C
o9D
o9H
o9J
o9M
o9O
o9Q
o9S
o9X
o9[
o9]
o9_
o9b
o9c
o9e
o9f
o9g
o9i
o9j
o9k
o9l
o9m
o9n
o9q
o9r
o9s
o9u
o9w
o9x
o:#
o:%
o:&
o:(
o:*
o:/
o:0
o:1
o:2
o:3
o:4
o:5
o:7
o:8
o:=
o:>
o:C
o:Q
o:S
o:X
o:[
o:^
o:_
o:b
o:e
o:f
o:g
o:j
o:k
o:q
o:r
o:s
o:t
o:u
o;%
o;&
o;(
o;/
o;0
o;2
o;3
o;=
o;X
o;d
o;e
o;j
o;k
o;p
o;r
o;x
o<#
o<%
o<&
o<'
o<(
o<.
o</
o<0
o<1
o<2
o<3
o<4
o<5
o<7
o<8
o<<
o<=
o<>
o<@
o<C
o<D
o<M
o<Q
o<S
o<X
o<Z
o<[
o<]
o<_
o<a
o<b
o<c
o<d
o<e
o<f
o<i
o<j
o<k
o<l
o<n
o<p
o<r
o<s
o<t
o<u
o<v
o<w
o<x
o<y
o=#
o=%
o=&
o='
o=(
o=.
o=/
o=0
o=1
o=2
o=3
o=4
o=5
o=6
o=7
o=8
o=9
o=:
o=;
o=<
o==
o=>
o=@
o=A
o=B
o=C
o=D
o=E
o=F
o=H
o=I
o=J
o=K
o=L
o=M
o=N
o=O
o=P
o=Q
o=R
o=S
o=T
o=U
o=V
o=W
o=X
o=Y
o=Z
o=[
o=]
o=^
o=_
o=a
o=b
o=c
o=d
o=e
o=f
o=g
o=i
o=j
o=k
o=l
o=n
o=o
o=p
o=q
o=r
o=s
o=t
o=u
o=v
o=x
o=y
o>#
o>%
o>&
o>'
o>(
o>*
o>+
o>.
o>/
o>0
o>1
o>2
o>3
o>4
o>5
o>6
o>7
o>8
o>9
o>:
o>;
o><
o>=
o>>
o>@
o>A
o>B
o>C
o>D
o>E
o>F
o>H
o>J
o>K
o>L
o>M
o>N
o>O
o>P
o>Q
o>R
o>S
o>T
o>V
o>X
o>Y
o>Z
o>[
o>]
o>^
o>_
o>a
o>b
o>c
o>d
o>e
o>f
o>g
o>i
o>j
o>k
o>l
o>m
o>n
o>o
o>p
o>q
o>r
o>s
o>t
o>u
o>v
o>w
o>x
o>y
o@#
o@%
o@&
o@'
o@(
o@+
o@/
o@0
o@1
o@2
o@3
o@4
o@7
o@8
o@:
o@;
o@=
o@>
o@@
o@A
o@C
o@D
o@E
o@F
o@G
o@K
o@M
o@P
o@Q
o@S
o@U
o@X
o@Y
o@[
o@]
o@^
o@_
o@a
o@b
o@c
o@d
o@e
o@f
o@i
o@j
o@k
o@l
o@m
o@n
o@o
o@q
o@r
o@s
o@t
o@u
o@v
o@w
o@x
o@y
oA#
oA%
oA&
oA(
oA+
oA,
oA/
oA2
oA5
oA:
oA=
oA>
oA@
oAA
oAC
oAM
oAP
oAQ
oAW
oAX
oAZ
oA[
oA]
oAa
oAb
oAc
oAd
oAe
oAf
oAg
oAi
oAj
oAk
oAn
oAr
oAs
oAu
oAv
oB%
oB&
oB'
oB(
oB/
oB3
oB=
oB>
oB@
oBJ
oBK
oBL
oBM
oBQ
oBX
oB]
oB_
oBd
oBe
oBg
oBi
oBj
oBk
oBl
oBn
oBr
oBs
oBx
oC#
oC%
oC&
oC'
oC(
oC.
oC/
oC0
oC1
oC2
oC3
oC4
oC5
oC7
oC8
oC:
oC<
oC=
oC>
oC@
oCA
oCC
oCD
oCE
oCJ
oCK
oCL
oCM
oCQ
oCR
oCS
oCU
oCV
oCX
oCY
oC[
oC]
oC^
oCb
oCc
oCd
oCe
oCf
oCg
oCi
oCj
oCk
oCn
oCq
oCr
oCs
oCt
oCu
oCv
oCw
oCx
oCy
oD#
oD%
oD&
oD'
oD(
oD.
oD/
oD1
oD2
oD3
oD4
oD5
oD8
oD=
oD>
oD@
oDA
oDD
oDH
oDM
oDO
oDP
oDQ
oDS
oDW
oDX
oDY
oD[
oD^
oD_
oDa
oDb
oDd
oDe
oDf
oDg
oDi
oDj
oDk
oDl
oDm
oDn
oDr
oDs
oDt
oDu
oDv
oDx
oDy
oE#
oE%
oE&
oE(
oE+
oE/
oE3
oE5
oE8
oE=
oE>
oEC
oEE
oEJ
oEQ
oEV
oEX
oEY
oE[
oE^
oE_
oEb
oEd
oEe
oEj
oEk
oEq
oEr
oEs
oEu
oEw
oEy
oF#
oF%
oF&
oF(
oF*
oF4
oF=
oFP
oFQ
oFX
oF[
oFd
oFe
oFj
oFk
oFr
oFs
oG#
oG%
oG&
oG(
oG/
oG3
oG=
oG>
oG@
oGC
oGG
oGQ
oGS
oGX
oG[
oG^
oGa
oGd
oGe
oGf
oGi
oGj
oGk
oGl
oGn
oGo
oGr
oGs
oGu
oGv
oGw
oH#
oH%
oH&
oH'
oH(
oH.
oH/
oH0
oH2
oH3
oH4
oH5
oH7
oH8
oH9
oH<
oH=
oH>
oH@
oHC
oHD
oHH
oHK
oHM
oHP
oHQ
oHR
oHS
oHT
oHV
oHX
oHY
oH[
oH]
oH^
oH_
oHa
oHb
oHd
oHe
oHf
oHg
oHi
oHj
oHk
oHn
oHo
oHr
oHs
oHt
oHu
oHv
oI#
oI(
oI>
oIG
oIQ
oI^
oIa
oIj
oIr
oIv
oJ#
oJ%
oJ&
oJ(
oJ.
oJ/
oJ1
oJ2
oJ3
oJ4
oJ5
oJ7
oJ9
oJ=
oJ>
oJ@
oJB
oJC
oJD
oJH
oJJ
oJK
oJL
oJM
oJN
oJO
oJP
oJQ
oJS
oJT
oJV
oJX
oJY
oJZ
oJ[
oJ]
oJ^
oJ_
oJa
oJb
oJc
oJd
oJe
oJf
oJg
oJi
oJj
oJk
oJl
oJm
oJn
oJq
oJr
oJs
oJt
oJv
oJx
oK#
oK%
oK&
oK'
oK(
oK.
oK/
oK0
oK2
oK3
oK4
oK5
oK7
oK8
oK=
oK>
oK@
oKC
oKD
oKH
oKJ
oKK
oKL
oKM
oKO
oKP
oKQ
oKS
oKU
oKV
oKX
oKY
oK[
oK^
oK_
oKa
oKb
oKe
oKg
oKi
oKj
oKk
oKm
oKn
oKq
oKr
oKs
oKt
oKu
oKx
oL#
oL%
oL&
oL(
oL/
oL3
oL4
oL5
oL6
oL7
oL9
oL=
oL>
oL@
oLC
oLD
oLH
oLJ
oLL
oLM
oLQ
oLT
oLX
oLY
oLZ
oL[
oLc
oLe
oLf
oLg
oLi
oLj
oLk
oLn
oLr
oLs
oM#
oM%
oM&
oM'
oM(
oM/
oM0
oM2
oM3
oM4
oM5
oM6
oM7
oM8
oM9
oM=
oM>
oM@
oMA
oMD
oMH
oMJ
oMK
oML
oMM
oMP
oMQ
oMS
oMT
oMV
oMW
oMX
oMY
oMZ
oM[
oM]
oM^
oM_
oMa
oMb
oMc
oMd
oMe
oMf
oMg
oMi
oMj
oMk
oMl
oMm
oMn
oMo
oMr
oMs
oMt
oMu
oMv
oMw
oMy
oN#
oN%
oN&
oN(
oN/
oN3
oN4
oN7
oN8
oN=
oN>
oN@
oND
oNM
oNN
oNQ
oNS
oNX
oN[
oN]
oN^
oNd
oNe
oNf
oNi
oNj
oNk
oNn
oNr
oNs
oNt
oO#
oO%
oO&
oO(
oO/
oO2
oO3
oO=
oO>
oO@
oOJ
oOO
oOQ
oOS
oOX
oOa
oOd
oOe
oOf
oOi
oOj
oOk
oOn
oOq
oOr
oOs
oP#
oP%
oP&
oP'
oP(
oP+
oP/
oP2
oP3
oP4
oP5
oP6
oP7
oP8
oP<
oP=
oP>
oP@
oPA
oPC
oPD
oPG
oPH
oPJ
oPK
oPL
oPM
oPN
oPO
oPP
oPQ
oPS
oPT
oPV
oPW
oPX
oPY
oPZ
oP[
oP]
oP^
oP_
oPa
oPb
oPc
oPd
oPe
oPf
oPg
oPi
oPj
oPk
oPl
oPm
oPn
oPo
oPp
oPr
oPs
oPu
oPv
oPw
oPy
oQ#
oQ%
oQ&
oQ'
oQ(
oQ*
oQ+
oQ,
oQ.
oQ/
oQ0
oQ1
oQ2
oQ3
oQ4
oQ5
oQ6
oQ7
oQ8
oQ:
oQ<
oQ=
oQ>
oQ@
oQA
oQB
oQC
oQD
oQE
oQF
oQH
oQJ
oQK
oQL
oQM
oQN
oQO
oQP
oQQ
oQR
oQS
oQT
oQU
oQV
oQW
oQX
oQY
oQZ
oQ[
oQ]
oQ^
oQ_
oQa
oQb
oQc
oQd
oQe
oQf
oQg
oQh
oQi
oQj
oQk
oQl
oQm
oQn
oQo
oQp
oQq
oQr
oQs
oQt
oQu
oQv
oQw
oQx
oQy
oR#
oR(
oR/
oR9
oR=
oRC
oRH
oRR
oRS
oRZ
oRe
oRq
oRr
oRu
oRx
oRy
oS#
oS%
oS&
oS(
oS+
oS.
oS/
oS0
oS1
oS2
oS3
oS4
oS5
oS6
oS7
oS8
oS9
oS<
oS=
oS>
oS@
oSC
oSD
oSE
oSH
oSJ
oSK
oSL
oSM
oSP
oSQ
oSR
oSS
oST
oSU
oSV
oSX
oSY
oSZ
oS[
oS]
oS^
oS_
oSa
oSb
oSc
oSd
oSe
oSf
oSg
oSi
oSj
oSk
oSl
oSn
oSo
oSp
oSq
oSr
oSs
oSt
oSu
oSv
oSx
oSy
oT#
oT%
oT&
oT'
oT(
oT/
oT1
oT2
oT3
oT4
oT5
oT8
oT9
oT=
oT>
oT@
oTE
oTH
oTJ
oTK
oTL
oTM
oTO
oTP
oTQ
oTR
oTS
oTT
oTU
oTV
oTX
oTY
oT[
oT]
oT^
oTa
oTb
oTc
oTd
oTe
oTf
oTg
oTi
oTj
oTk
oTl
oTm
oTn
oTr
oTs
oTt
oTu
oTv
oTy
oU#
oU%
oU&
oU(
oU/
oU3
oU5
oU=
oU>
oUH
oUJ
oUQ
oUS
oUU
oUX
oUY
oU[
oUa
oUc
oUd
oUe
oUf
oUg
oUk
oUl
oUm
oUn
oUr
oUs
oUu
oV#
oV%
oV&
oV'
oV(
oV/
oV1
oV2
oV3
oV5
oV7
oV:
oV=
oV>
oV@
oVB
oVC
oVD
oVE
oVH
oVJ
oVN
oVP
oVQ
oVS
oVT
oVU
oVV
oVX
oVY
oVZ
oV[
oV]
oV^
oV_
oVa
oVb
oVc
oVd
oVe
oVf
oVg
oVi
oVj
oVk
oVl
oVn
oVq
oVr
oVs
oVt
oVu
oW#
oW%
oW&
oW(
oW.
oW/
oW4
oW5
oW=
oW>
oWD
oWQ
oWU
oWW
oWX
oW_
oWa
oWb
oWd
oWe
oWj
oWk
oWn
oWr
oWv
oX#
oX%
oX&
oX'
oX(
oX)
oX+
oX,
oX.
oX/
oX0
oX1
oX2
oX3
oX4
oX5
oX6
oX7
oX8
oX9
oX;
oX<
oX=
oX>
oX@
oXA
oXB
oXC
oXD
oXE
oXG
oXH
oXJ
oXK
oXL
oXM
oXN
oXP
oXQ
oXR
oXS
oXT
oXU
oXV
oXW
oXX
oXY
oXZ
oX[
oX]
oX^
oX_
oXa
oXb
oXc
oXd
oXe
oXf
oXg
oXh
oXi
oXj
oXk
oXl
oXm
oXn
oXo
oXp
oXq
oXr
oXs
oXt
oXu
oXv
oXw
oXx
oXy
oY#
oY%
oY&
oY(
oY/
oY1
oY2
oY3
oY4
oY5
oY7
oY8
oY9
oY<
oY=
oY>
oY@
oYC
oYD
oYH
oYJ
oYK
oYM
oYP
oYQ
oYS
oYT
oYU
oYV
oYX
oYY
oYZ
oY[
oY]
oY^
oY_
oYa
oYb
oYc
oYd
oYe
oYf
oYg
oYi
oYj
oYk
oYl
oYn
oYq
oYr
oYs
oYu
oYv
oYw
oYx
oZ#
oZ%
oZ&
oZ(
oZ/
oZ0
oZ1
oZ2
oZ3
oZ4
oZ5
oZ7
oZ8
oZ=
oZ>
oZH
oZJ
oZP
oZQ
oZS
oZT
oZU
oZW
oZX
oZY
oZZ
oZ[
oZ]
oZ^
oZa
oZb
oZd
oZe
oZf
oZg
oZi
oZj
oZk
oZl
oZm
oZn
oZr
oZs
oZt
oZu
oZv
oZy
o[#
o[%
o[&
o['
o[(
o[)
o[*
o[.
o[/
o[0
o[1
o[2
o[3
o[4
o[5
o[6
o[7
o[8
o[9
o[:
o[;
o[<
o[=
o[>
o[@
o[A
o[B
o[C
o[D
o[E
o[F
o[H
o[J
o[M
o[N
o[P
o[Q
o[R
o[S
o[U
o[V
o[W
o[X
o[Y
o[Z
o[[
o[]
o[^
o[_
o[a
o[b
o[c
o[d
o[e
o[f
o[g
o[h
o[i
o[j
o[k
o[l
o[m
o[n
o[o
o[p
o[q
o[r
o[s
o[t
o[u
o[v
o[w
o[x
o[y
o]#
o]%
o]&
o](
o])
o]*
o]+
o]/
o]1
o]3
o]4
o]5
o]6
o]7
o]8
o]<
o]=
o]>
o]C
o]D
o]H
o]J
o]K
o]L
o]M
o]N
o]Q
o]S
o]T
o]V
o]X
o]Y
o]Z
o][
o]]
o]^
o]_
o]a
o]b
o]c
o]d
o]e
o]f
o]g
o]h
o]i
o]j
o]k
o]l
o]m
o]n
o]p
o]q
o]r
o]s
o]t
o]u
o]v
o]w
o]x
o]y
o^#
o^%
o^&
o^(
o^/
o^0
o^1
o^2
o^3
o^5
o^7
o^8
o^9
o^=
o^>
o^@
o^C
o^D
o^E
o^H
o^J
o^K
o^M
o^P
o^Q
o^S
o^T
o^U
o^V
o^W
o^X
o^Y
o^Z
o^[
o^]
o^^
o^_
o^a
o^b
o^d
o^e
o^f
o^g
o^j
o^k
o^l
o^n
o^r
o^s
o^u
o^v
o^x
o_#
o_%
o_&
o_'
o_(
o_.
o_/
o_0
o_1
o_2
o_3
o_4
o_5
o_7
o_8
o_:
o_<
o_=
o_>
o_@
o_B
o_C
o_D
o_E
o_H
o_J
o_K
o_L
o_M
o_N
o_P
o_Q
o_S
o_U
o_V
o_X
o_Y
o_[
o_]
o_^
o__
o_a
o_b
o_c
o_d
o_e
o_f
o_g
o_i
o_j
o_k
o_l
o_m
o_n
o_p
o_q
o_r
o_s
o_t
o_u
o_v
o_y
oa#
oa%
oa&
oa(
oa)
oa*
oa+
oa,
oa/
oa0
oa1
oa2
oa3
oa4
oa5
oa6
oa7
oa8
oa9
oa<
oa=
oa>
oaA
oaC
oaD
oaE
oaG
oaH
oaI
oaJ
oaM
oaN
oaO
oaQ
oaS
oaT
oaU
oaV
oaX
oaY
oaZ
oa[
oa]
oa^
oa_
oaa
oab
oac
oad
oae
oaf
oag
oai
oaj
oak
oal
oam
oan
oar
oas
oat
oau
oav
oaw
oax
oay
ob#
ob%
ob&
ob'
ob(
ob*
ob+
ob,
ob.
ob/
ob0
ob1
ob2
ob3
ob4
ob5
ob6
ob7
ob8
ob9
ob:
ob;
ob<
ob=
ob>
ob@
obA
obB
obC
obD
obG
obH
obJ
obK
obL
obM
obN
obO
obP
obQ
obS
obT
obU
obX
obY
obZ
ob[
ob]
ob^
ob_
oba
obb
obc
obd
obe
obf
obg
obi
obj
obk
obl
obm
obn
obo
obp
obq
obr
obs
obt
obu
obv
obw
obx
oby
oc#
oc%
oc&
oc'
oc(
oc*
oc+
oc.
oc/
oc0
oc1
oc2
oc3
oc4
oc5
oc6
oc7
oc8
oc<
oc=
oc>
oc@
ocA
ocC
ocJ
ocK
ocM
ocP
ocQ
ocS
ocV
ocX
ocY
ocZ
oc[
oc]
oc_
oca
ocb
occ
ocd
oce
ocf
ocg
ocj
ock
ocl
ocm
ocn
oco
ocp
ocq
ocr
ocs
oct
ocu
ocv
ocw
ocx
ocy
od#
od%
od&
od'
od(
od*
od+
od-
od.
od/
od0
od2
od3
od4
od5
od6
od7
od8
od9
od<
od=
od>
od@
odA
odB
odC
odD
odE
odG
odH
odJ
odK
odL
odM
odN
odO
odP
odQ
odR
odS
odT
odU
odV
odX
odY
odZ
od[
od]
od^
od_
oda
odb
odc
odd
ode
odf
odg
odh
odi
odj
odk
odl
odm
odn
odo
odp
odq
odr
ods
odt
odu
odv
odw
odx
ody
oe#
oe%
oe&
oe'
oe(
oe*
oe+
oe,
oe-
oe.
oe/
oe0
oe1
oe2
oe3
oe4
oe5
oe6
oe7
oe8
oe9
oe:
oe;
oe<
oe=
oe>
oe@
oeA
oeB
oeC
oeD
oeF
oeG
oeH
oeI
oeJ
oeK
oeL
oeM
oeN
oeO
oeP
oeQ
oeR
oeS
oeT
oeU
oeV
oeW
oeX
oeY
oeZ
oe[
oe]
oe^
oe_
oea
oeb
oec
oed
oee
oef
oeg
oeh
oei
oej
oek
oel
oem
oen
oeo
oep
oeq
oer
oes
oet
oeu
oev
oew
oex
oey
of#
of%
of&
of'
of(
of*
of+
of,
of-
of.
of/
of0
of1
of2
of3
of4
of5
of6
of7
of8
of9
of:
of<
of=
of>
of@
ofA
ofB
ofC
ofD
ofG
ofH
ofI
ofJ
ofK
ofL
ofM
ofN
ofO
ofP
ofQ
ofS
ofT
ofU
ofV
ofW
ofX
ofY
ofZ
of[
of]
of^
of_
ofa
ofb
ofc
ofd
ofe
off
ofg
ofh
ofi
ofj
ofk
ofl
ofm
ofn
ofo
ofp
ofq
ofr
ofs
oft
ofu
ofv
ofw
ofy
og#
og%
og&
og'
og(
og+
og.
og/
og0
og1
og2
og3
og4
og5
og6
og7
og8
og9
og:
og<
og=
og>
og@
ogC
ogD
ogH
ogJ
ogK
ogL
ogM
ogN
ogP
ogQ
ogS
ogT
ogU
ogV
ogX
ogY
ogZ
og[
og]
og^
og_
oga
ogb
ogc
ogd
oge
ogf
ogg
ogh
ogi
ogj
ogk
ogl
ogm
ogn
ogo
ogp
ogr
ogs
ogt
ogu
ogw
ogx
ogy
oh#
oh%
oh&
oh(
oh.
oh/
oh2
oh3
oh=
oh>
oh@
ohC
ohD
ohN
ohO
ohP
ohT
ohX
oh[
oh]
oha
ohb
ohd
ohe
ohf
ohg
ohh
ohi
ohj
ohk
ohl
ohn
ohr
ohs
oi#
oi%
oi&
oi'
oi(
oi+
oi,
oi.
oi/
oi0
oi1
oi2
oi3
oi4
oi5
oi6
oi7
oi8
oi=
oi>
oi@
oiB
oiC
oiD
oiG
oiJ
oiK
oiL
oiM
oiN
oiO
oiP
oiQ
oiR
oiS
oiV
oiW
oiX
oiY
oi[
oi]
oi^
oi_
oia
oib
oic
oid
oie
oif
oig
oih
oii
oij
oik
oil
oin
oio
oiq
oir
ois
oit
oiu
oiv
oiw
oix
oiy
oj#
oj%
oj&
oj'
oj(
oj)
oj+
oj,
oj-
oj.
oj/
oj0
oj1
oj2
oj3
oj4
oj5
oj6
oj7
oj8
oj9
oj:
oj;
oj<
oj=
oj>
oj@
ojA
ojB
ojC
ojD
ojE
ojF
ojG
ojH
ojI
ojJ
ojK
ojL
ojM
ojN
ojO
ojP
ojQ
ojS
ojT
ojU
ojV
ojW
ojX
ojY
ojZ
oj[
oj]
oj^
oj_
oja
ojb
ojc
ojd
oje
ojf
ojg
ojh
oji
ojj
ojk
ojl
ojm
ojn
ojo
ojp
ojq
ojr
ojs
ojt
oju
ojv
ojw
ojx
ojy
ok#
ok%
ok&
ok'
ok(
ok+
ok,
ok-
ok.
ok/
ok0
ok1
ok2
ok3
ok4
ok5
ok6
ok7
ok8
ok9
ok:
ok;
ok<
ok=
ok>
ok@
okA
okB
okC
okD
okE
okF
okG
okH
okI
okJ
okK
okL
okM
okN
okO
okP
okQ
okR
okS
okT
okU
okV
okW
okX
okY
okZ
ok[
ok]
ok^
ok_
oka
okb
okc
okd
oke
okf
okg
okh
oki
okj
okk
okl
okm
okn
oko
okp
okq
okr
oks
okt
oku
okv
okw
okx
oky
ol#
ol%
ol&
ol'
ol(
ol*
ol+
ol.
ol/
ol0
ol1
ol2
ol3
ol4
ol5
ol6
ol7
ol8
ol9
ol:
ol<
ol=
ol>
ol@
olB
olC
olD
olE
olH
olJ
olM
olP
olQ
olS
olT
olU
olX
olY
ol[
ol]
ol^
ol_
ola
olb
olc
old
ole
olf
olg
olh
oli
olj
olk
oll
olm
oln
olo
olp
olq
olr
ols
olt
olu
olv
olw
olx
oly
om#
om%
om&
om'
om(
om+
om.
om/
om2
om5
om7
om9
om<
om=
om>
omA
omC
omD
omE
omF
omH
omM
omQ
omS
omX
omY
om[
om]
om_
oma
omb
omc
omd
ome
omf
omg
omh
omi
omj
omk
oml
omm
omn
omq
omr
oms
omt
omv
on#
on%
on&
on'
on(
on+
on,
on-
on.
on/
on0
on1
on2
on3
on4
on5
on6
on7
on8
on9
on<
on=
on>
on@
onA
onB
onC
onD
onE
onH
onI
onJ
onK
onL
onM
onO
onP
onQ
onS
onT
onU
onV
onX
onY
onZ
on[
on]
on^
on_
ona
onb
onc
ond
one
onf
ong
onh
oni
onj
onk
onl
onm
onn
ono
onp
onq
onr
ons
ont
onu
onv
onx
ony
oo#
oo%
oo&
oo(
oo+
oo.
oo2
oo3
oo4
oo7
oo<
oo=
oo>
oo@
ooS
ooX
oo[
oo]
ooa
oob
ooc
ood
ooe
oof
ooi
ooj
ook
oon
ooo
ooq
oor
oos
op#
op%
op(
op2
op;
op=
ope
opj
opk
opp
opr
oq#
oq%
oq&
oq'
oq(
oq.
oq/
oq1
oq3
oq4
oq5
oq7
oq8
oq:
oq=
oq>
oqA
oqC
oqE
oqM
oqO
oqQ
oqS
oqT
oqX
oqZ
oq[
oqb
oqd
oqe
oqg
oqi
oqj
oqk
oqm
oqn
oqo
oqq
oqr
oqs
oqv
oqw
oqy
or#
or%
or&
or'
or(
or)
or*
or+
or,
or-
or.
or/
or0
or1
or2
or3
or4
or5
or6
or7
or8
or9
or:
or;
or<
or=
or>
or@
orA
orB
orC
orD
orE
orF
orG
orH
orI
orJ
orK
orL
orM
orN
orO
orP
orQ
orR
orS
orT
orU
orV
orW
orX
orY
orZ
or[
or]
or^
or_
ora
orb
orc
ord
ore
orf
org
orh
ori
orj
ork
orl
orm
orn
oro
orp
orq
orr
ors
ort
oru
orv
orw
orx
ory
os#
os%
os&
os'
os(
os*
os+
os-
os.
os/
os0
os1
os2
os3
os4
os5
os6
os7
os8
os9
os:
os;
os<
os=
os>
os@
osA
osB
osC
osD
osH
osJ
osK
osL
osM
osN
osO
osP
osQ
osR
osS
osT
osU
osV
osX
osY
osZ
os[
os]
os^
os_
osa
osb
osc
osd
ose
osf
osg
osh
osi
osj
osk
osl
osm
osn
oso
osp
osq
osr
oss
ost
osu
osv
osx
osy
ot#
ot%
ot&
ot(
ot/
ot0
ot1
ot2
ot3
ot4
ot6
ot7
ot8
ot:
ot=
ot>
ot@
otB
otC
otD
otE
otH
otM
otP
otQ
otS
otV
otX
otY
ot[
ot]
ot^
ot_
ota
otb
otc
otd
ote
otf
otg
oti
otj
otk
otl
otm
otn
otq
otr
ots
ott
otu
otv
otx
oty
ou#
ou%
ou&
ou'
ou(
ou/
ou0
ou1
ou2
ou3
ou4
ou5
ou7
ou8
ou9
ou=
ou>
ou@
ouC
ouD
ouE
ouH
ouJ
ouK
ouM
ouP
ouQ
ouS
ouT
ouU
ouV
ouW
ouX
ouY
ouZ
ou[
ou]
ou^
ou_
oua
oub
ouc
oud
oue
ouf
oug
oui
ouj
ouk
oul
oum
oun
oup
ouq
our
ous
out
ouu
ouv
ouy
ov#
ov%
ov&
ov(
ov*
ov+
ov.
ov/
ov0
ov1
ov2
ov3
ov4
ov5
ov6
ov7
ov9
ov<
ov=
ov>
ov@
ovB
ovC
ovD
ovE
ovH
ovJ
ovM
ovP
ovQ
ovR
ovS
ovU
ovV
ovX
ovY
ov[
ov]
ova
ovb
ovc
ovd
ove
ovf
ovg
ovi
ovj
ovk
ovl
ovn
ovr
ovs
ovt
ovu
ovv
ovx
ow#
ow%
ow&
ow'
ow(
ow/
ow0
ow1
ow2
ow3
ow4
ow5
ow8
ow9
ow<
ow=
ow>
ow@
owC
owD
owM
owQ
owS
owX
ow[
ow]
ow_
owa
owb
owc
owd
owe
owf
owg
owj
owk
owl
own
owr
ows
oww
owx
owy
ox#
ox%
ox&
ox'
ox(
ox)
ox+
ox.
ox/
ox0
ox1
ox2
ox3
ox5
ox=
ox>
oxC
oxD
oxF
oxM
oxP
oxQ
oxS
oxU
oxV
oxX
oxZ
ox[
ox]
ox^
oxa
oxb
oxc
oxd
oxe
oxf
oxg
oxj
oxk
oxl
oxm
oxn
oxr
oxs
oxt
oxu
oxv
oxx
oy#
oy%
oy&
oy(
oy)
oy.
oy/
oy1
oy2
oy3
oy4
oy5
oy6
oy7
oy8
oy:
oy;
oy<
oy=
oy>
oyC
oyH
oyJ
oyM
oyR
oyS
oyX
oyZ
oy[
oy^
oy_
oyb
oyc
oyd
oye
oyf
oyg
oyi
oyj
oyk
oyl
oyn
oyq
oyr
oys
oyt
oyu
oyx
oyy
t#
t%
t&
t'
t(
t)
t*
t+
t,
t-
t.
t/
t0
t1
t2
t3
t4
t5
t6
t7
t8
t9
t:
t;
t<
t=
t>
t@
tA
tB
tC
tD
tE
tF
tG
tH
tI
tJ
tK
tL
tM
tN
tO
tP
tQ
tR
tS
tT
tU
tV
tW
tX
tY
tZ
t[
t]
t^
t_
ta
tb
tc
td
te
tf
tg
th
ti
tj
tk
tl
tm
tn
to
tp
tq
tr
ts
tt
tu
tv
tw
tx
ty
w!contact_details_or_doxxing 1
w!danger
w!hate_or_harassment 1
w!nothing
w!overdose_medical 2
w!overdose_medical 3
w!quieted
w!relapse_urge 1
w!relapse_urge 2
w!self_harm 1
w!self_harm 2
w!self_harm 3
w!sourcing_or_selling 1
w!spam 1
w!suicide 1
w!suicide 2
w!suicide 3
w!violence_abuse 1
w!violence_abuse 2
w!violence_abuse 3
w!withdrawal_danger 2
w!withdrawal_danger 3
w#
w# #
w# a
w# after
w# am
w# and
w# anos
w# call
w# day
w# days
w# de
w# dias
w# dm
w# dolares
w# for
w# free
w# he
w# horas
w# hours
w# hrs
w# if
w# in
w# is
w# meses
w# minutes
w# months
w# no
w# now
w# off
w# on
w# pesos
w# times
w# weeks
w# with
w# y
w# years
w# yrs
w$10
w30s
w5th
w?
wa
wa #
wa alguien
wa bag
wa bat
wa beer
wa bit
wa blade
wa bottle
wa bullet
wa bunch
wa burden
wa burger
wa candle
wa cold
wa cortarme
wa date
wa day
wa dejar
wa doctor
wa dream
wa drink
wa escribir
wa ese
wa estar
wa failure
wa favor
wa fever
wa few
wa fifth
wa free
wa friend
wa glass
wa good
wa gun
wa guy
wa hacer
wa hammer
wa horse
wa house
wa intentar
wa job
wa joke
wa junkie
wa knife
wa la
wa las
wa liar
wa lighter
wa line
wa list
wa little
wa llorar
wa long
wa los
wa lot
wa man
wa matar
wa meeting
wa mi
wa mil
wa mis
wa month
wa mother
wa nadie
wa needle
wa new
wa nurse
wa person
wa plan
wa playlist
wa proposito
wa que
wa quien
wa razor
wa ride
wa rope
wa rubber
wa script
wa seizure
wa small
wa stranger
wa thing
wa todos
wa un
wa una
wa usar
wa veces
wa ver
wa video
wa voice
wa wall
wa waste
wa week
wa whole
wa year
waa
wabaj*
wabajo
wabie*
wabier*
wabierta
wabou*
wabout
wabout dying
wabout it
wabout letting
wabout my
wabout suicide
wabout the
wabra*
wabraz*
wabri*
wabrir*
wabst*
wabsti*
wabstinencia
wabue*
wabuel*
wabuela
wabur*
waburr*
wabus*
wacab*
wacaba
wacaba*
wacaban
wacabo
wacabo el
wacas*
wacaso
wacce*
waccep*
waccepts
wacci*
waccid*
waccidentally
wacco*
waccou*
waccount
waccounts
wacep*
wacept*
wacos*
wacost*
wacro*
wacros*
wacross
wacross the
wacti*
wactin*
wacting
wadd
wadd me
wadde*
wadder*
wadderall
waddi*
waddic*
waddiction
waddr*
waddre*
waddress
waden*
wadent*
wadentro
wadic*
wadict*
wadio*
wadios
wadios a
wadul*
wadvi*
wafra*
wafrai*
wafraid
wafraid of
wafte*
wafter
wafter #
wafter a
wafter my
wafter rehab
wafter smoking
wafter that
wafter the
wafter*
wafternoon
wafue*
wafuer*
wafuera
wagai*
wagain
wagain and
wagain i
wagain*
wagainst
wagainst the
wagar*
wagarr*
wagarro
wago
wago and
wago i
wagre*
wagree
wagreg*
wagua
wagua y
wagua*
waguan*
waguanto
wahi
wahor*
wahora
wahorc*
wahori*
wahorita
wair
wal
wal #
wal grupo
wal lado
wal que
walco*
walcoh*
walcohol
walcoholic
walcoholico
walgo
walgo y
walgu*
walgui*
walguien
walguien me
walguien que
walguien sabe
walguien tiene
walgun
waliv*
walive
walivi*
walivio
wall
wall day
wall good
wall i
wall my
wall night
wall of
wall over
wall the
wallo*
wallow*
wallowed
wallowed to
walmo*
walmos*
walmost
walon*
walone
walone in
walone with
walqu*
walqui*
walquiler
walre*
walrea*
walready
walso
walum*
walwa*
walway*
walways
wam
wam #
wam a
wam afraid
wam alone
wam an
wam ashamed
wam at
wam doing
wam done
wam going
wam gone
wam here
wam holding
wam i
wam in
wam just
wam leaving
wam looking
wam not
wam on
wam pregnant
wam scared
wam seeing
wam shaking
wam sick
wam sitting
wam so
wam the
wam too
wam waiting
waman*
wamane*
wamanezco
wamar*
wamarr*
wamarres
wamaz*
wamen*
wamena*
wamenaza
wamend*
wamends
wamig*
wamiga
wamigo
wamo
wamo mi
wan
wan hour
wan old
wan overdose
wand
wand a
wand all
wand broke
wand came
wand can
wand cried
wand everything
wand feel
wand gave
wand got
wand had
wand he
wand her
wand his
wand i
wand is
wand it
wand keeps
wand left
wand lost
wand my
wand never
wand no
wand nobody
wand not
wand now
wand one
wand out
wand put
wand said
wand says
wand see
wand she
wand so
wand sweating
wand that
wand the
wand then
wand there
wand they
wand tonight
wand took
wand turned
wand we
wand will
wand woke
wanda
wando
wanex*
wanexo
wange*
wangr*
wangry
wangry at
wanni*
wanniv*
wanniversary
wano
wanoc*
wanoch*
wanoche
wanos
wanos y
wanot*
wanoth*
wanother
wansi*
wansie*
wansiedad
wansw*
wanswe*
wanswer
wanswering
wanswers
wante*
wantes
wantes de
wanti*
wantib*
wantibiotics
wantid*
wantidepressant
wanto*
wantoj*
wanxi*
wany
wanyb*
wanybo*
wanybody
wanym*
wanymo*
wanymore
wanyo*
wanyon*
wanyone
wanyone else
wanyone have
wanyone in
wanyone is
wanyone know
wanyone selling
wanyone want
wanyone wants
wanyt*
wanyth*
wanything
wanyti*
wanytime
wanyw*
wanywh*
wanywhere
wapag*
wapago
wapago el
wapar*
wapart*
wapartment
wapol*
wapolo*
wapos*
wapost*
waposte
wapp
wapre*
wapren*
wapt
wapun*
waqui
waran*
warana*
waranas
warde
ware
ware a
ware at
ware blue
ware not
ware on
ware the
ware white
ware why
ware you
wargu*
warm
warm and
warm is
warma
warms
warou*
waroun*
waround
waround here
warra*
warran*
warranco
warranco el
warre*
warrep*
warrepenti
warro*
warrob*
warroba
was
was a
wasco
washa*
washam*
washamed
washamed of
wasi
wasi que
wask
wask for
wask me
wask the
waske*
wasked
wasked about
wasked if
waski*
waskin*
wasking
wasking for
wasks
wasle*
waslee*
wasleep
wasqu*
wasque*
wat
wat #
wat a
wat all
wat dinner
wat his
wat home
wat it
wat me
wat my
wat night
wat nine
wat once
wat peace
wat ten
wat the
wat this
wat work
wat you
wataq*
wataqu*
wataque
wataque y
wate
wativ*
wativa*
wativan
watra*
watras
watta*
wattac*
watte*
wattem*
wattempt
watten*
waudi*
waunt
wauto*
wautol*
waven*
wavie*
wavien*
wavienta
wavis*
wawak*
wawake
waway
waway my
wawfu*
wawful
wayer
wayer me
wayer y
wayud*
wayuda
wazot*
wazote*
wazotea
wazul
wazul*
wazule*
wazules
wbaby
wback
wback at
wback in
wback to
wback with
wbad
wbad i
wbag
wbag of
wbagg*
wbaggi*
wbaggie
wbaja*
wbajar
wbake*
wbaker*
wbakery
wbalc*
wbalco*
wbalcony
wball
wbanc*
wbanco
wband
wbang
wbank
wbano
wbano del
wbar
wbar and
wbara*
wbarat*
wbarato
wbarb*
wbarbe*
wbarbecue
wbare*
wbarel*
wbarely
wbarr*
wbarri*
wbars
wbase*
wbasem*
wbasement
wbasu*
wbasur*
wbasura
wbat
wbath
wbath*
wbathr*
wbathroom
wbathroom and
wbatt*
wbatte*
wbe
wbe a
wbe alive
wbe alone
wbe better
wbe dead
wbe gone
wbe here
wbe over
wbe the
wbe with
wbeat
wbeat*
wbeati*
wbeating
wbeats
wbebe
wbebe*
wbeber
wbebi*
wbebid*
wbebida
wbebo
wbeca*
wbecau*
wbecause
wbecause i
wbecause my
wbecause of
wbecause the
wbeco*
wbecom*
wbed
wbeen
wbeen drinking
wbeen on
wbeen sober
wbeen up
wbeer
wbeer*
wbeers
wbefo*
wbefor*
wbefore
wbefore i
wbefore it
wbefore the
wbehi*
wbehin*
wbehind
wbehind the
wbein*
wbeing
wbeing a
wbeli*
wbelie*
wbelieve
wbelieve it
wbelieve me
wbelieves
wbelo*
wbelon*
wbelong
wbelong in
wbelow
wbelt
wbenc*
wbench
wbend*
wbene*
wbenef*
wbenefits
wbenz*
wbenzo
wbenzo*
wbenzos
wbest
wbest friend
wbet
wbett*
wbette*
wbetter
wbetter off
wbetter than
wbetw*
wbetwe*
wbetween
wbici
wbien
wbig
wbike
wbing*
wbio
wbird
wbirt*
wbirth*
wbirthday
wbit
wbitc*
wbitco*
wbitcoin
wbiti*
wbitin*
wbiting
wblac*
wblack
wblack*
wblacked
wblacked out
wblad*
wblade
wblade*
wblades
wblan*
wblanc*
wblanco
wblank*
wblanket
wbled
wblee*
wbleed
wbleed*
wbleeding
wblin*
wblis*
wbloc*
wblock*
wblocks
wbloo*
wblood
wblood is
wblow
wblue
wblue and
wblue*
wboca
wboda
wbody
wbody is
wbols*
wbomb*
wbook
wbooz*
wbooze
wbore*
wbored
wbori*
wborin*
wboring
wborn
wborr*
wborra*
wborracha
wborracho
wborre
wboss
wbot
wbote*
wbotel*
wbotella
wbotella diaria
wboth
wboth*
wbothe*
wbother
wbott*
wbottl*
wbottle
wbottle i
wbottle of
wbottles
wboug*
wbough*
wbought
wbought a
wbox
wboy
wboyf*
wboyfr*
wboyfriend
wboyfriend is
wbrai*
wbrain
wbran*
wbrav*
wbrave
wbraz*
wbrazo
wbrazo*
wbrazos
wbrazos hasta
wbrea*
wbread
wbreak
wbreak*
wbreaks
wbreat*
wbreath
wbreathe
wbreathed
wbreathing
wbrid*
wbridg*
wbridge
wbrin*
wbrinc*
wbring
wbring*
wbrok*
wbroke
wbroke down
wbroke my
wbroke up
wbroke*
wbrot*
wbroth*
wbrother
wbrother in
wbrother is
wbrou*
wbroug*
wbrought
wbrui*
wbruis*
wbruises
wbuck*
wbucks
wbudd*
wbuddy
wbuen
wbuen*
wbuena
wbueno
wbugs
wbuil*
wbuild*
wbuilding
wbull*
wbulle*
wbullet
wbullet in
wbunc*
wbunch
wbunch of
wbupr*
wbupre*
wbuprenorphine
wburd*
wburde*
wburden
wburg*
wburge*
wburger
wburn
wburn the
wburn*
wburne*
wburned
wburned my
wburni*
wburning
wburning up
wburns
wburo
wbus
wbusc*
wbusca*
wbusco
wbusco quien
wbusq*
wbusqu*
wbut
wbut he
wbut i
wbut the
wbutt*
wbutto*
wbutton
wbuy
wby
wby a
wby mistake
wby my
wby myself
wby the
wbye
wcabe*
wcabez*
wcabeza
wcabi*
wcabin
wcabin*
wcabinet
wcabl*
wcable
wcach*
wcache*
wcada
wcada vez
wcae
wcafe
wcai
wcaja
wcake
wcala*
wcalam*
wcalambres
wcalc*
wcalce*
wcali*
wcalid*
wcalidad
wcall
wcall anyone
wcall me
wcall the
wcall today
wcall*
wcalla*
wcallate
wcalle
wcalle*
wcalled
wcalled my
wcalled the
wcalli*
wcalling
wcalm
wcalm*
wcalo*
wcalor
wcama
wcamb*
wcambi*
wcambio
wcambio mi
wcame
wcame and
wcame back
wcame home
wcame off
wcame to
wcami*
wcamin*
wcaminando
wcamino
wcamio*
wcamion
wcamp*
wcan
wcan get
wcan hear
wcan help
wcan i
wcan not
wcan see
wcan somebody
wcan someone
wcan taste
wcan you
wcana*
wcanal
wcanc*
wcand*
wcandl*
wcandle
wcans*
wcansa*
wcansada
wcant*
wcanti*
wcar
wcar is
wcara
wcard
wcard*
wcards
wcare
wcare*
wcarg*
wcarga
wcarga*
wcarn*
wcarp*
wcarpe*
wcarpet
wcarr*
wcarro
wcart*
wcarta*
wcartas
wcarts
wcarv*
wcarve*
wcasa
wcasa a
wcasa de
wcasa sin
wcasa y
wcase
wcash
wcasi
wcasi*
wcasin*
wcasino
wcast*
wcasti*
wcastigo
wcat
wcatc*
wcatch
wcaug*
wcaugh*
wcaught
wcaus*
wcause
wcause i
wcayo
wcel
wcele*
wceleb*
wcell
wcell #
wcelu*
wcelul*
wcelular
wcelular y
wcent*
wcente*
wcenter
wcentr*
wcentro
wcero
wcerr*
wcerra*
wcerv*
wcerve*
wcerveza
wchai*
wchair
wchair*
wchairs
wcham*
wchamp*
wchampagne
wchan*
wchang*
wchange
wchange my
wchanged
wchann*
wchannel
wchap*
wchar*
wchas*
wchat
wchea*
wcheap
wchec*
wcheck
wcheck out
wcheck*
wches*
wchest
wchest feels
wchic*
wchica*
wchil*
wchild*
wchildren
wchill*
wchills
wchip
wchip*
wchips
wchiq*
wchiqu*
wchis*
wchist*
wchiste
wchiv*
wchiva
wchoc*
wchoi*
wchoir
wchok*
wchoke
wchoke*
wchoked
wchoked me
wchri*
wchris*
wchristmas
wchur*
wchurc*
wchurch
wciga*
wcigar*
wcigarro
wcinc*
wcinco
wcint*
wcintu*
wcinturon
wcita
wcita con
wclas*
wclass
wclav*
wclea*
wclean
wclean from
wclean*
wclic*
wclick
wclif*
wcliff
wclim*
wclimb*
wclimbed
wclin*
wclini*
wclinic
wclinica
wcloc*
wclon*
wclona*
wclonazepam
wclonazepam de
wclonazepam hace
wclos*
wclose
wclose*
wclosed
wcloset
wclot*
wcloth*
wclothes
wclow*
wclown
wclub
wclub*
wclubh*
wclubhouse
wcoac*
wcoach
wcoach*
wcobr*
wcobra*
wcobrar
wcobre
wcoca
wcoch*
wcoche
wcoci*
wcocin*
wcocina
wcode
wcoff*
wcoffe*
wcoffee
wcoin
wcoke
wcold
wcold and
wcold turkey
wcole*
wcolec*
wcoll*
wcolle*
wcolo*
wcolon*
wcolonia
wcom
wcome
wcome back
wcome off
wcome to
wcome*
wcomed*
wcomedian
wcomer
wcomes
wcomi*
wcomid*
wcomida
wcomin*
wcoming
wcoming off
wcomio
wcomm*
wcomme*
wcommu*
wcomo
wcomo le
wcomp*
wcompa*
wcompadre
wcompanera
wcompl*
wcompr*
wcompra
wcompraba
wcomprar
wcompre
wcompro
wcon
wcon agua
wcon el
wcon esta
wcon la
wcon las
wcon los
wcon mi
wcon un
wcon una
wconc*
wcond*
wconf*
wconfi*
wconfu*
wconfused
wconm*
wconmi*
wconmigo
wcono*
wcons*
wconse*
wconsi*
wconsigo
wconsu*
wconsumi
wconsumia
wconsumir
wconsumo
wcont*
wconta*
wcontact
wcontact him
wcontacto
wcontacto de
wconte*
wcontento
wcontesta
wcontr*
wcontra
wcontra la
wcontrol
wconv*
wconvu*
wconvulsion
wcook
wcook*
wcooki*
wcop
wcopa
wcops
wcora*
wcoraz*
wcorazon
wcorazon me
wcord
wcorn*
wcorne*
wcorner
wcorr*
wcorre*
wcorreo
wcorrer
wcort*
wcorta*
wcortar
wcortarme
wcortarme y
wcorte
wcorte*
wcortes
wcortes en
wcorto
wcosa*
wcosas
wcost
wcost*
wcostu*
wcouc*
wcouch
wcoug*
wcough
wcoul*
wcould
wcould not
wcoun*
wcouns*
wcounselor
wcount
wcount*
wcounted
wcountry
wcour*
wcours*
wcourse
wcourt
wcous*
wcousi*
wcousin
wcove*
wcover
wcover*
wcovered
wcow
wcpr
wcrac*
wcrack
wcrack*
wcrackhead
wcram*
wcramp*
wcrav*
wcravi*
wcraving
wcravings
wcraw*
wcrawl*
wcrawling
wcraz*
wcrazy
wcred*
wcredi*
wcree
wcree que
wcreo
wcreo que
wcrew
wcrie*
wcried
wcrim*
wcrimi*
wcris*
wcrisi*
wcrisis
wcrist*
wcristal
wcros*
wcross*
wcrossed
wcrus*
wcrush*
wcruz*
wcry
wcryi*
wcryin*
wcrying
wcryp*
wcrypt*
wcrypto
wcual
wcual*
wcualq*
wcuan*
wcuand*
wcuando
wcuando me
wcuando se
wcuando toma
wcuant*
wcuanto
wcuar*
wcuare*
wcuarenta
wcuart*
wcuarto
wcuat*
wcuatr*
wcuatro
wcuch*
wcuchi*
wcuchillo
wcuchillo en
wcuel*
wcuell*
wcuello
wcuen*
wcuent*
wcuenta
wcuento
wcuer*
wcuerd*
wcuerda
wcuerp*
wcuerpo
wcuerpo me
wcues*
wcuest*
wcuesta
wcuid*
wcuide*
wcuido
wcump*
wcumpl*
wcumpleanos
wcumplo
wcup
wcupo*
wcupos
wcura
wcure*
wcurs*
wcurso
wcurt*
wcurta*
wcurtains
wcut
wcut her
wcut me
wcut my
wcuts
wcutt*
wcutti*
wcutting
wcutting again
wda
wda miedo
wdad
wdad is
wdads
wdail*
wdaily
wdan
wdanc*
wdand*
wdang*
wdange*
wdangerous
wdano
wdari*
wdaria
wdark
wdas
wdate
wdaug*
wdaugh*
wdaughter
wday
wday #
wday and
wday for
wday of
wday one
wday without
wdays
wdays ago
wdays and
wdays of
wdays off
wde
wde #
wde abstinencia
wde antes
wde aqui
wde beber
wde consumir
wde estar
wde existir
wde fiebre
wde fumar
wde golpe
wde hacerme
wde la
wde las
wde los
wde mas
wde metadona
wde mi
wde paracetamol
wde que
wde respirar
wde semana
wde su
wde tanto
wde todo
wde tomar
wde un
wde una
wde verdad
wde vomitar
wdead
wdead*
wdeadl*
wdeal*
wdeale*
wdealer
wdealer is
wdealers
wdear
wdeat*
wdeath
wdebe*
wdeber*
wdeberian
wdebi*
wdebil
wdece*
wdeci*
wdecid*
wdecided
wdecided to
wdecir*
wdecirle
wdeep
wdeep*
wdeepe*
wdeeper
wdeja
wdeja de
wdeja*
wdejar
wdejar de
wdejar el
wdejar*
wdejarme
wdeje
wdeje de
wdeje el
wdeje la
wdeje las
wdejo
wdejo de
wdejo el
wdel
wdel anexo
wdel grupo
wdele*
wdelet*
wdelete
wdelete my
wdeleted
wdeli*
wdelir*
wdelirium
wdeliv*
wdelivery
wdema*
wdemas*
wdent*
wdenta*
wdental
wdenti*
wdentist
wdentist gave
wdentista
wdepa*
wdepar*
wdepo*
wdepos*
wdeposit
wdesa*
wdesap*
wdesaparecer
wdesc*
wdesca*
wdescu*
wdescuento
wdesd*
wdesde
wdesde ayer
wdesde casa
wdesde el
wdesde que
wdesde tu
wdese*
wdeser*
wdeserve
wdesk
wdesm*
wdesma*
wdesmaye
wdesmayo
wdesp*
wdespe*
wdespedi
wdespedi de
wdespertar
wdesperte
wdespi*
wdespido
wdespierta
wdespierto
wdespl*
wdespu*
wdespues
wdespues de
wdest*
wdestr*
wdestroyed
wdeto*
wdetox
wdetox*
wdetoxing
wdi
wdia
wdia para
wdia sin
wdia y
wdiar*
wdiari*
wdiaria
wdiario
wdiarr*
wdiarrhea
wdias
wdias sin
wdias y
wdiaz*
wdiaze*
wdiazepam
wdice
wdice que
wdici*
wdicie*
wdid
wdid a
wdid i
wdid it
wdid not
wdid you
wdie
wdie and
wdied
wdied in
wdier*
wdiero*
wdieron
wdies
wdiez
wdiez anos
wdiff*
wdiffe*
wdifference
wdifference between
wdifferent
wdigo
wdije
wdije que
wdije*
wdijer*
wdijo
wdijo que
wdine*
wdiner*
wdinero
wdinn*
wdinne*
wdinner
wdio
wdio un
wdios
wdisa*
wdisap*
wdisappear
wdisappointed
wdisc*
wdisco*
wdiscord
wdiscr*
wdiscu*
wdisg*
wdisgu*
wdish*
wdishe*
wdishes
wdisp*
wdispa*
wdivo*
wdivor*
wdivorce
wdivorce papers
wdizz*
wdizzy
wdm
wdm me
wdo
wdo anything
wdo i
wdo it
wdo not
wdo people
wdo the
wdo this
wdo with
wdo you
wdobl*
wdoble
wdoc
wdoct*
wdocto*
wdoctor
wdoctor is
wdoctor me
wdoctors
wdocu*
wdocum*
wdocumentary
wdoes
wdoes anyone
wdoes it
wdoes not
wdoes the
wdog
wdog is
wdog to
wdoin*
wdoing
wdoing it
wdola*
wdolar*
wdolares
wdoli*
wdoll*
wdolla*
wdollar
wdollars
wdolo*
wdolor
wdomi*
wdomin*
wdomingo
wdona*
wdond*
wdonde
wdonde compraba
wdonde consigo
wdonde esta
wdone
wdone with
wdonu*
wdonut*
wdonuts
wdoor
wdoor*
wdope
wdope*
wdorm*
wdormi
wdormi*
wdormido
wdormir
wdos
wdos anos
wdos dias
wdose
wdose and
wdose of
wdosi*
wdosis
wdot
wdoub*
wdoubl*
wdouble
wdouble for
wdoubled
wdown
wdown and
wdown the
wdown*
wdoy
wdr
wdrag*
wdrai*
wdrain
wdram*
wdrama
wdran*
wdrank
wdrank a
wdrank hand
wdraw*
wdrawe*
wdrawer
wdrea*
wdream
wdream*
wdreams
wdres*
wdrin*
wdrink
wdrink a
wdrink and
wdrink since
wdrink*
wdrinking
wdrinking and
wdrinking since
wdrinks
wdrinks and
wdriv*
wdrive
wdrive*
wdrives
wdrivi*
wdriving
wdrog*
wdroga
wdroga*
wdrogadicto
wdroo*
wdroop*
wdrop
wdrop*
wdropp*
wdropped
wdrov*
wdrove
wdrove past
wdrug*
wdrugs
wdrun*
wdrunk
wdrunk and
wdts
wdude
wduel*
wduele
wduele el
wduele la
wduer*
wduerm*
wduermo
wdump*
wdura
wdyin*
wdying
weach
weach day
wearl*
wearli*
wearlier
wearly
wearly recovery
weasi*
weasie*
weasier
weasy
weat
wecha*
wecho
wedge
wedge of
wedib*
wedibl*
wefec*
wefect*
wefectivos
weigh*
weight
weight*
wel
wel #
wel alcohol
wel bano
wel bebe
wel brazo
wel cafe
wel celular
wel cigarro
wel cinturon
wel clonazepam
wel closet
wel coche
wel corazon
wel cuarto
wel cuchillo
wel cuello
wel cuerpo
wel dentista
wel dia
wel doctor
wel domingo
wel encargado
wel enlace
wel fin
wel grupo
wel hospital
wel jueves
wel libro
wel lunes
wel mundo
wel olor
wel pan
wel pecho
wel pelo
wel piso
wel puente
wel que
wel sabado
wel taller
wel telefono
wel trabajo
wel trago
wel viernes
welec*
welect*
welectric
welev*
weleve*
weleven
wella
welm
welse
welse get
wemai*
wemail
wemail me
wemba*
wembar*
wembarazada
wembarazada y
wempi*
wempie*
wempt*
wempty
wempu*
wempuj*
wempuje
wempuje a
wen
wen #
wen casa
wen el
wen este
wen la
wen las
wen los
wen mi
wen recuperacion
wen serio
wen su
wen todo
wen un
wen una
wenca*
wencar*
wencargado
wence*
wencer*
wencerrada
wencerrada en
wencerro
wenci*
wencie*
wencierra
wencim*
wencima
wenco*
wencon*
wencu*
wencue*
wencuentro
wend
wend it
wend of
wende*
wended
wendi*
wendin*
wending
wends
wener*
wenerg*
wenfe*
wenfer*
wenfermera
wengi*
wengin*
wenla*
wenlac*
wenlace
wenoj*
wenou*
wenoug*
wenough
wenro*
wenrol*
wenroll
wense*
wensen*
wente*
wenter*
wentera
wentero
wenti*
wentie*
wentr*
wentra
wentra*
wentrar
wentre*
wentrego
wentrego en
wenvi*
wequi*
wera
weran
weres
weres una
wes
wes #
wes el
wes hoy
wes la
wes lo
wes mi
wes peligroso
wes vida
wesa
wesca*
wescal*
wescalofrios
wescap*
wesco*
wescon*
wescondia
wescop*
wescopeta
wescr*
wescri*
wescribeme
wescribi
wescribio
wescribir
wescu*
wescuc*
wescue*
wescuela
wese
weso
wespa*
wespan*
wespe*
wespej*
wespejo
wesper*
wespo*
wespos*
wesposa
wesposo
wesposo me
wespu*
wespum*
wespuma
wesqu*
wesqui*
wesquina
wessa*
westa
westa el
westa en
westa frio
westa matando
westa muy
westa noche
westa pegando
westa tirado
westa*
westab*
westaba
westan
westar
westar*
westaria
westarian
weste
westo
westo*
westoy
westoy afuera
westoy cansada
westoy de
westoy embarazada
westoy en
westoy encerrada
westoy sangrando
westoy solo
westoy temblando
westoy triste
westu*
westuv*
westuvo
weven
weven*
weveni*
wevening
wever
wever*
wevery
wevery day
wevery morning
wevery night
wevery time
wevery*
weverybody
weveryone
weveryone in
weveryone is
weveryone will
weverything
weverything in
weverything is
weverywhere
wex
wex dealer
wexam
wexam*
wexame*
wexamen
wexamp*
wexample
wexcu*
wexcus*
wexha*
wexhau*
wexis*
wexist*
wexisting
wexistir
wexpe*
wexper*
wexperience
wexperiencia
wexpl*
wexpla*
wexplain
wexplained
wexpli*
wexplo*
wextr*
wextra
wextra*
wextrano
wextrano a
weyes
weyes are
wface
wface is
wface*
wfaceb*
wfacebook
wfaci*
wfacil
wfail*
wfaile*
wfailed
wfailu*
wfailure
wfain*
wfaint
wfair
wfake
wfall
wfall*
wfalt*
wfami*
wfamil*
wfamilia
wfamily
wfar
wfarm*
wfarma*
wfast
wfat
wfata*
wfatal
wfath*
wfathe*
wfather
wfaul*
wfault
wfavo*
wfavor
wfavor*
wfavorite
wfeel
wfeel better
wfeel electric
wfeel it
wfeel like
wfeel my
wfeel something
wfeel*
wfeeli*
wfeeling
wfeels
wfeels like
wfeet
wfeli*
wfelic*
wfeliz
wfell
wfell off
wfell out
wfell*
wfello*
wfellowship
wfelt
wfelt like
wfenc*
wfence
wfent
wfent*
wfenta*
wfentanilo
wfentanyl
wferr*
wferre*
wferreteria
wfeve*
wfever
wfew
wfich*
wfieb*
wfiebr*
wfiebre
wfiebre y
wfier*
wfierr*
wfierro
wfies*
wfiest*
wfiesta
wfift*
wfifte*
wfifteen
wfifth
wfifth a
wfigh*
wfight
wfight*
wfighting
wfin
wfin de
wfina*
wfinal*
wfinally
wfind
wfind a
wfind me
wfind out
wfind*
wfine
wfine*
wfines
wfing*
wfinge*
wfinger
wfingernails
wfingers
wfini*
wfinis*
wfinish
wfinished
wfire
wfire*
wfirs*
wfirst
wfirst time
wfit
wfive
wfive five
wfive oh
wfive zero
wfix
wflas*
wflin*
wflinc*
wfloo*
wfloor
wfloor with
wflor*
wflow*
wflowe*
wflowers
wflu
wflus*
wflush*
wflushed
wflye*
wflyer
wfoll*
wfollo*
wfollow
wfollowers
wfood
wfor
wfor #
wfor a
wfor an
wfor daily
wfor everything
wfor good
wfor her
wfor him
wfor his
wfor hours
wfor it
wfor me
wfor my
wfor our
wfor oxy
wfor sale
wfor some
wfor ten
wfor the
wfor three
wfor two
wfor years
wforc*
wforce*
wfore*
wforev*
wforever
wforg*
wforge*
wforget
wfort*
wforty
wforu*
wforum
wfost*
wfoste*
wfoster
wfoto
wfoun*
wfound
wfound a
wfound my
wfour
wfour*
wfourt*
wfrac*
wfras*
wfrasc*
wfrea*
wfree
wfree coffee
wfree spins
wfree*
wfreez*
wfreezing
wfren*
wfrent*
wfrente
wfrente al
wfres*
wfresh
wfrid*
wfrida*
wfriday
wfriday and
wfridg*
wfridge
wfrie*
wfrien*
wfriend
wfriend is
wfriends
wfrio
wfrio y
wfrom
wfrom a
wfrom cutting
wfrom home
wfrom my
wfrom the
wfron*
wfront
wfront of
wfue
wfuer*
wfuera
wfuera por
wfuert*
wfuerte
wfui
wfui a
wfull
wfull name
wfull of
wfuma*
wfumar
wfume
wfun
wfune*
wfuner*
wfuneral
wfunn*
wfunny
wfutu*
wfutur*
wfuture
wgaba*
wgabap*
wgabapentin
wgamb*
wgambl*
wgambling
wgame
wgame*
wgana
wgana*
wganas
wganas de
wgara*
wgarag*
wgarage
wgard*
wgarde*
wgarden
wgas
wgaso*
wgasol*
wgasolina
wgast*
wgata
wgato
wgato*
wgave
wgave away
wgave me
wgave my
wgays
wgent*
wgente
wgentl*
wget
wget #
wget a
wget it
wget off
wget out
wget the
wgets
wgett*
wgetti*
wgetting
wghb
wghos*
wgirl
wgirl*
wgirlf*
wgirlfriend
wgive
wgive me
wgive*
wgivea*
wgivi*
wgivin*
wgiving
wglad
wglas*
wglass
wglass of
wgmai*
wgmail
wgo
wgo back
wgo by
wgo of
wgo to
wgod
wgoes
wgoes quiet
wgoes to
wgoin*
wgoing
wgoing out
wgoing to
wgolp*
wgolpe
wgolpe*
wgolpea
wgolpeo
wgolpeo la
wgolpes
wgone
wgone and
wgood
wgood book
wgood*
wgoodb*
wgoodbye
wgoog*
wgoogl*
wgoogle
wgoos*
wgord*
wgorda
wgot
wgot a
wgot into
wgot me
wgot my
wgot out
wgot that
wgot the
wgrab*
wgrabb*
wgrabbed
wgrac*
wgraci*
wgracias
wgracias a
wgracias por
wgrad*
wgrade
wgradu*
wgraduation
wgram*
wgramo
wgran*
wgrand*
wgrandfather
wgrandma
wgrandmother
wgrandson
wgrat*
wgrate*
wgrateful
wgrateful for
wgrati*
wgratis
wgrav*
wgrave
wgrea*
wgreat
wgrey
wgrip*
wgripa
wgris
wgrit*
wgrita*
wgrou*
wgroup
wgroup chat
wgroup meets
wgroup*
wgroups
wgrow
wgrup*
wgrupo
wgrupo con
wgrupo de
wgrupo me
wguar*
wguara*
wguaranteed
wguard*
wgues*
wguil*
wguit*
wguita*
wguitar
wgumm*
wgummi*
wgummies
wgun
wgun and
wgun at
wgurg*
wgurgl*
wgust*
wgutt*
wgutte*
wguy
wguy for
wguy in
wguy who
wguys
wgym
wha
whabi*
whabia
whabl*
whabla
whabla*
whablar
whablo
whace
whace #
whace diez
whace dos
whace ocho
whace un
whace*
whacen
whacer
whacer*
whacerme
whacerme dano
whaci*
whacie*
whad
whad a
whad it
whad to
whago
whaha
whair
whair*
whalf
whalf my
whalf*
whalfw*
whalfway
whalfway house
whall
whall*
whallw*
whallway
whamm*
whamme*
whammer
whand
whand and
whand on
whand sanitizer
whand*
whandl*
whandle
whands
whands are
whands shake
whang
whang*
whangi*
whanging
whapp*
whappe*
whappens
whappens to
whappy
whard
whard i
whard*
wharm
whart*
whas
whas a
whas not
whas the
whast*
whasta
whasta dejarme
whasta el
whasta la
whasta que
whate
whate how
whate*
whates
whave
whave a
whave been
whave decided
whave extra
whave got
whave had
whave my
whave never
whave not
whave taken
whave the
whave to
whavi*
whavin*
whaving
whaving a
whay
whe
whe choked
whe did
whe does
whe drinks
whe goes
whe has
whe hit
whe hits
whe is
whe only
whe put
whe said
whe says
whe told
whe took
whe was
whe will
whead
whead on
whead*
wheada*
wheadache
wheal*
whealt*
whealth
whear
whear him
whear it
whear*
wheari*
whearing
wheart
wheart is
wheart will
wheav*
wheavy
whela*
whelad*
whelado
wheld
wheld the
whell
whell*
whello
whelp
whelp*
whelpe*
whelped
whelped me
whelps
wher
wher lips
wher mouth
wher phone
where
where and
where is
wheri*
wherid*
wherm*
wherma*
whermana
whermana se
whermano
whermano se
whero*
wheroi*
wheroin
wheroina
whers*
wherse*
wherself
wherself in
whey
whi
whi i
whice
whici*
whicim*
whicimos
whid
whid the
whidi*
whidin*
whiding
whigh
whija
whijo
whijo de
whijo me
whijo se
whijo*
whijos
whim
whim in
whim on
whim the
whim to
whims*
whimse*
whimself
whinc*
whinch*
whip
whis
whis arm
whis head
whis house
whis kids
whis mother
whis way
whit
whit back
whit me
whit my
whit the
whits
whits me
whitt*
whitti*
whitting
whitting my
whizo
whobb*
whobby
whock*
whocke*
whockey
whola
whold
whold a
whold the
whold*
wholdi*
wholding
wholi*
wholid*
whomb*
whombr*
whome
whome from
whome now
whome*
whomes
whone*
whones*
whonest
whonestly
whood*
whoodi*
whoodie
whope
whope you
whope your
whope*
whora
whora*
whoras
whoras sin
whorr*
whorri*
whors*
whorse
whosp*
whospi*
whospital
whospital and
whot
whote*
whotel
whotl*
whotli*
whotline
whour
whour ago
whour*
whours
whous*
whouse
whouse is
whouse*
whouses
whow
whow bad
whow do
whow i
whow long
whow many
whow much
whow to
whoy
whoy es
whoy lo
whoy me
whoy no
whoy se
whoy y
whrs
whubi*
whubie*
whubiera
whuel*
whuele
whuge
whuma*
whung
whung up
whung*
whungr*
whungry
whurt
whurt my
whurt myself
whurt*
whurti*
whurting
whurts
whusb*
whusba*
whusband
whusband is
wi
wi already
wi am
wi ask
wi be
wi bit
wi blacked
wi bought
wi broke
wi burn
wi burned
wi buy
wi call
wi called
wi can
wi could
wi cut
wi delete
wi deleted
wi deserve
wi did
wi died
wi do
wi drank
wi drink
wi ever
wi failed
wi feel
wi fell
wi felt
wi found
wi gave
wi get
wi go
wi got
wi had
wi hate
wi have
wi hear
wi held
wi hit
wi hold
wi hope
wi just
wi keep
wi know
wi laughed
wi leave
wi left
wi lied
wi like
wi live
wi look
wi lost
wi love
wi made
wi make
wi mean
wi miss
wi missed
wi need
wi never
wi only
wi overdid
wi overdosed
wi owe
wi pay
wi picked
wi poured
wi put
wi quit
wi relapsed
wi run
wi said
wi saw
wi say
wi see
wi set
wi shook
wi should
wi slapped
wi sleep
wi smoked
wi snorted
wi speak
wi stand
wi start
wi still
wi stop
wi stopped
wi swallowed
wi swear
wi take
wi talk
wi teach
wi tell
wi think
wi thought
wi threw
wi told
wi took
wi tried
wi turned
wi use
wi used
wi wake
wi want
wi wanted
wi was
wi went
wi will
wi wish
wi work
wi would
wi write
wi wrote
wibup*
wibupr*
wibuprofen
wibuprofeno
wice
wid
widea
widk
wif
wif anyone
wif i
wif it
wif there
wif they
wif you
wigle*
wigles*
wiglesia
wigua*
wigual
wigual de
will
wimag*
wimagi*
wimmi*
wimmig*
wimpo*
wimpor*
wimpos*
win
win #
win a
win an
win and
win bed
win bio
win early
win front
win group
win hand
win her
win here
win his
win it
win law
win line
win march
win me
win meetings
win my
win one
win order
win our
win recovery
win tampa
win ten
win that
win the
win there
win this
win two
win weeks
win your
winco*
wincon*
winconsciente
winfa*
winha*
winhal*
winje*
winjec*
winsi*
winsid*
winside
winst*
winsta
winsta*
winstagram
winste*
winstead
winstead of
winsu*
winsul*
winsulin
winsur*
winsurance
winte*
winten*
wintentar
wintente
wintento
winter*
winterview
winto
winto a
winto my
winto the
winut*
winuti*
winutil
winve*
winves*
winvi*
winvie*
winye*
winyec*
winyecto
wipho*
wiphon*
wiphone
wir
wir a
wir al
wiron
wis
wis #
wis a
wis all
wis an
wis asleep
wis at
wis back
wis beating
wis been
wis boyfriend
wis breathing
wis cold
wis coming
wis drinking
wis drunk
wis fine
wis friday
wis full
wis getting
wis going
wis gone
wis good
wis got
wis great
wis grey
wis having
wis hitting
wis how
wis in
wis it
wis killing
wis loud
wis making
wis meeting
wis my
wis no
wis not
wis nothing
wis numb
wis off
wis on
wis only
wis open
wis out
wis pills
wis quiet
wis real
wis right
wis screaming
wis snoring
wis so
wis still
wis talking
wis that
wis the
wis there
wis tomorrow
wis too
wis turning
wis using
wis what
wis worth
wis your
wit
wit again
wit all
wit and
wit at
wit back
wit by
wit does
wit down
wit every
wit for
wit goes
wit i
wit in
wit is
wit normal
wit now
wit off
wit ok
wit on
wit out
wit through
wit to
wit tonight
wit up
wit was
wit went
wit will
wit with
wit would
witch
wits
wits over
wjail
wjaw
wjeal*
wjealo*
wjealous
wjefa
wjefe
wjeri*
wjerin*
wjeringa
wjerk*
wjerki*
wjerking
wjess
wjob
wjoin
wjoke
wjour*
wjourn*
wjournal
wjuar*
wjuare*
wjuarez
wjudg*
wjudge
wjuev*
wjueve*
wjueves
wjuic*
wjuice
wjump
wjump*
wjumpe*
wjumped
wjunk*
wjunki*
wjunkie
wjunkies
wjunt*
wjunta
wjust
wjust got
wjust me
wjust need
wjust sent
wjust stop
wjust want
wjust wanted
wkeep
wkeep a
wkeep going
wkeep it
wkeep looking
wkeep my
wkeep thinking
wkeep*
wkeeps
wkeeps saying
wkey
wkeys
wkick*
wkicke*
wkicked
wkicki*
wkicking
wkid
wkid is
wkidd*
wkiddi*
wkidding
wkids
wkids are
wkids i
wkids would
wkill
wkill me
wkill myself
wkill*
wkille*
wkilled
wkilled me
wkilli*
wkilling
wkilling me
wkind
wkind of
wkind to
wkitc*
wkitch*
wkitchen
wklon*
wklono*
wklonopin
wknee
wknif*
wknife
wknife to
wknoc*
wknock*
wknocked
wknow
wknow a
wknow how
wknow i
wknow if
wknow the
wknow what
wknow where
wknow*
wknows
wknows it
wknuc*
wknuck*
wla
wla abstinencia
wla azotea
wla bebida
wla boca
wla cabeza
wla calle
wla cama
wla cara
wla casa
wla coca
wla cocina
wla cuenta
wla cuerda
wla dosis
wla escopeta
wla escuela
wla esquina
wla ferreteria
wla fiesta
wla heroina
wla iglesia
wla junta
wla lengua
wla luz
wla malilla
wla mano
wla mesa
wla metadona
wla muerte
wla navaja
wla noche
wla otra
wla panza
wla pared
wla piel
wla pistola
wla presion
wla puerta
wla quincena
wla renta
wla sala
wla semana
wla ultima
wla ventana
wla vida
wlabi*
wlado
wlady
wlake
wlane
wlarg*
wlas
wlas benzos
wlas ganas
wlas llaves
wlas manos
wlas mujeres
wlas noches
wlas pastillas
wlas piernas
wlas unas
wlas vias
wlast
wlast day
wlast month
wlast name
wlast night
wlast of
wlast spring
wlast time
wlast week
wlast year
wlast*
wlasti*
wlastima
wlastimo
wlate
wlate husband
wlate*
wlatel*
wlately
wlater
wlaug*
wlaugh
wlaugh*
wlaughed
wlaughing
wlaughs
wlaughs at
wlava*
wlaw
wle
wle di
wle dije
wle dio
wle esta
wle menti
wle sale
wleag*
wleagu*
wleague
wlean
wlear*
wlearn*
wlearned
wleav*
wleave
wleave*
wleaves
wleavi*
wleaving
wleaving the
wledg*
wledge
wleft
wleft a
wleft the
wleft*
wlefto*
wleftover
wleg
wleg with
wlega*
wlegal
wlegs
wlegs are
wlegs no
wlegs will
wleng*
wlengu*
wlengua
wles
wlet
wlet me
wlett*
wlette*
wletters
wletters are
wletti*
wletting
wletting go
wleva*
wlevan*
wlevanto
wliar
wlibr*
wlibra*
wlibrary
wlibro
wlice*
wlied
wlife
wlife insurance
wlife is
wligh*
wlight
wlight*
wlighter
wlights
wlike
wlike #
wlike a
wlike i
wlike that
wlike the
wlike they
wlike this
wlike you
wlike*
wlikes
wlimi*
wlimit*
wlimited
wlimp*
wlimpi*
wlimpia
wlimpio
wlind*
wline
wline on
wline*
wlinea
wlined
wlink
wlink for
wlink in
wlips
wlips are
wliqu*
wliquo*
wliquor
wliquor store
wlist
wlist of
wlist*
wliste*
wlite*
wlitt*
wlittl*
wlittle
wlittle brother
wlive
wlive*
wliver
wlives
wlives at
wlivi*
wlivin*
wliving
wllam*
wllama
wllama*
wllamame
wllamame al
wllame*
wllamen
wllamo
wllav*
wllave*
wllaves
wlleg*
wllega*
wllegar
wllego
wllegu*
wllegue
wllev*
wlleva
wlleva dos
wlleva tres
wlleva*
wllevo
wllevo #
wllevo tres
wllevo un
wllor*
wllora
wllora*
wllorando
wllorar
wllore
wlloro
wlo
wlo de
wlo dejo
wlo hago
wlo intente
wlo mismo
wlo que
wlo voy
wload*
wloade*
wloaded
wloca*
wlocal
wlock
wlock*
wlocke*
wlocked
wlocked in
wlocked up
wlocks
wlone*
wlonel*
wlonely
wlong
wlong does
wlong*
wlonge*
wlonger
wlook
wlook at
wlook for
wlook like
wlook*
wlooke*
wlooked
wlooki*
wlooking
wlooking for
wlooking to
wlooks
wlora*
wloraz*
wlorazepam
wlos
wlos brazos
wlos dias
wlos ninos
wlos ojos
wlos platos
wlos que
wlose
wlose*
wloser
wlost
wlost my
wlot
wlot of
wloud
wlove
wlove*
wloved
wloves
wlowe*
wlower*
wlowered
wlowered my
wluck
wlueg*
wluego
wlunc*
wlunch
wlune*
wlunes
wluxu*
wluxur*
wluxury
wluz
wlyin*
wlying
wmach*
wmache*
wmachete
wmachi*
wmachine
wmad
wmade
wmade a
wmadr*
wmadre
wmadri*
wmaes*
wmaest*
wmaestra
wmai
wmail
wmail*
wmain
wmake
wmake it
wmake me
wmake*
wmakes
wmakes me
wmaki*
wmakin*
wmaking
wmaking a
wmal
wmali*
wmalil*
wmalilla
wmama
wmama esta
wman
wmana*
wmanag*
wmanager
wmanager at
wmanan*
wmanana
wmanana y
wmand*
wmanda
wmanda*
wmando
wmane*
wmanej*
wmano
wmano con
wmano y
wmano*
wmanos
wmany
wmany days
wmaqu*
wmaqui*
wmarc*
wmarca*
wmarcas
wmarch
wmare*
wmarea*
wmari*
wmaric*
wmarid*
wmarido
wmaris*
wmark*
wmarks
wmarks on
wmarr*
wmart*
wmarte*
wmartes
wmarz*
wmarzo
wmas
wmat
wmata
wmata*
wmatan*
wmatando
wmatar
wmatar*
wmatarme
wmate
wmatt*
wmatte*
wmay
wmayb*
wmaybe
wme
wme #
wme a
wme again
wme an
wme and
wme arranco
wme arrepenti
wme at
wme back
wme but
wme by
wme corte
wme corto
wme cuesta
wme da
wme deja
wme desmaye
wme despedi
wme despido
wme dieron
wme dijo
wme dio
wme down
wme doy
wme duele
wme escribio
wme esta
wme estoy
wme for
wme from
wme hago
wme haha
wme her
wme here
wme hice
wme hizo
wme how
wme i
wme if
wme in
wme la
wme las
wme last
wme levanto
wme llamo
wme lo
wme luck
wme mando
wme mata
wme mate
wme meti
wme muerdo
wme off
wme ofrecieron
wme on
wme out
wme pase
wme paso
wme pega
wme pego
wme pico
wme pide
wme please
wme puse
wme puso
wme quedan
wme queme
wme quemo
wme quiero
wme quitaron
wme revisa
wme siento
wme the
wme tiemblan
wme tiene
wme till
wme to
wme toca
wme tome
wme tomo
wme up
wme va
wme voy
wme want
wme wants
wme when
wme with
wmean
wmean*
wmeans
wmeant
wmedi*
wmedia
wmedic*
wmedicine
wmedico
wmedio
wmedio camino
wmeds
wmeds and
wmeet
wmeet*
wmeeti*
wmeeting
wmeeting and
wmeeting in
wmeetings
wmeets
wmeets at
wmejo*
wmejor
wmejor sin
wmemo*
wmemor*
wmen
wmeno*
wmenos
wmens*
wmensa*
wmensaje
wment*
wmenti
wmenti*
wmenu
wmerc*
wmere*
wmerec*
wmereces
wmes
wmesa
wmese*
wmeses
wmeses limpio
wmess*
wmessa*
wmessage
wmessage me
wmet
wmeta*
wmetad*
wmetadona
wmetadona y
wmete*
wmeter*
wmeterme
wmeterme lo
wmeth
wmeth*
wmetha*
wmethadone
wmeti
wmeti*
wmetio
wmezc*
wmezcl*
wmi
wmi abuela
wmi amiga
wmi bebe
wmi canal
wmi casa
wmi cel
wmi compadre
wmi companera
wmi correo
wmi doctor
wmi esposa
wmi esposo
wmi ex
wmi familia
wmi foto
wmi gata
wmi gato
wmi hermana
wmi hermano
wmi hija
wmi hijo
wmi jefa
wmi mai
wmi mama
wmi marido
wmi mujer
wmi nino
wmi novia
wmi novio
wmi numero
wmi padrastro
wmi padrino
wmi papa
wmi pareja
wmi perro
wmi primo
wmi sobrina
wmi sobrino
wmi tia
wmi tio
wmi ultimo
wmi vecino
wmi vida
wmi viejo
wmidn*
wmidni*
wmidnight
wmied*
wmiedo
wmiedo de
wmil
wmila*
wmilag*
wmill*
wmin
wmind
wmine
wminu*
wminut*
wminute
wminutes
wminutos
wmira*
wmiro
wmis
wmis hijos
wmis pastillas
wmism*
wmisma
wmismo
wmiss
wmiss my
wmiss*
wmisse*
wmissed
wmist*
wmista*
wmistake
wmita*
wmitad
wmixe*
wmixed
wmode*
wmoder*
wmods
wmoll*
wmolly
wmom
wmom is
wmoms
wmond*
wmonda*
wmonday
wmondays
wmone*
wmoney
wmoney and
wmont*
wmonth
wmonth and
wmonth*
wmonths
wmora*
wmorad*
wmorado
wmord*
wmore
wmore than
wmore*
wmori*
wmorir
wmorir solo
wmorir*
wmorirme
wmorn*
wmorni*
wmorning
wmorp*
wmorph*
wmorphine
wmost*
wmostl*
wmostly
wmota
wmoth*
wmothe*
wmother
wmout*
wmouth
wmouth*
wmove
wmove*
wmoved
wmoved to
wmovi*
wmovie
wmovin*
wmoving
wmuch
wmuch*
wmucha
wmucha*
wmuchas
wmucho
wmuer*
wmuera*
wmueras
wmuerd*
wmuerdo
wmuere
wmuere*
wmuert*
wmuerte
wmuev*
wmueve
wmuje*
wmujer
wmujer*
wmujeres
wmund*
wmundo
wmune*
wmunec*
wmuneca
wmurd*
wmurde*
wmurder
wmuri*
wmurio
wmurio mi
wmush*
wmushr*
wmusi*
wmusic
wmusl*
wmuy
wmuy fuerte
wmy
wmy #
wmy aa
wmy antidepressant
wmy arm
wmy arms
wmy ativan
wmy attempt
wmy aunt
wmy baby
wmy back
wmy best
wmy body
wmy boss
wmy boyfriend
wmy brother
wmy car
wmy cat
wmy chest
wmy chip
wmy counselor
wmy cousin
wmy dad
wmy daughter
wmy dealer
wmy doctor
wmy dog
wmy dose
wmy ex
wmy face
wmy father
wmy fault
wmy feet
wmy finger
wmy friend
wmy friends
wmy girlfriend
wmy grandfather
wmy grandmother
wmy grandson
wmy guitar
wmy guy
wmy hand
wmy hands
wmy head
wmy heart
wmy hip
wmy husband
wmy insulin
wmy insurance
wmy kid
wmy kids
wmy klonopin
wmy last
wmy late
wmy leg
wmy legs
wmy life
wmy little
wmy meds
wmy methadone
wmy mind
wmy mom
wmy money
wmy mother
wmy mouth
wmy nails
wmy name
wmy neighbor
wmy neighbour
wmy nephew
wmy new
wmy niece
wmy number
wmy old
wmy one
wmy own
wmy partner
wmy pension
wmy phone
wmy pictures
wmy pills
wmy plug
wmy pocket
wmy psychiatrist
wmy room
wmy roommate
wmy scars
wmy sister
wmy skin
wmy sobriety
wmy son
wmy sponsor
wmy stepfather
wmy stomach
wmy story
wmy student
wmy therapist
wmy thigh
wmy thighs
wmy things
wmy throat
wmy toddler
wmy truck
wmy uncle
wmy using
wmy valium
wmy vision
wmy whole
wmy wife
wmy wrist
wmy wrists
wmy xanax
wmyse*
wmysel*
wmyself
wmyself in
wmyself tonight
wmyself with
wn
wnada
wnada mas
wnadi*
wnadie
wnadie me
wnadie se
wnadie te
wnail*
wnails
wnails in
wnalo*
wnalox*
wnaloxona
wnaloxona y
wnaloxone
wnalt*
wnaltr*
wnaltrexona
wnaltrexone
wname
wname is
wname*
wnarc*
wnarca*
wnarcan
wnatu*
wnatur*
wnatural
wnava*
wnavaj*
wnavaja
wnavi*
wnavid*
wnavidad
wnear
wnece*
wneces*
wnecesito
wnecesito un
wneck
wneed
wneed a
wneed to
wneed*
wneede*
wneeded
wneedl*
wneedle
wneeds
wnego*
wnegr*
wneig*
wneigh*
wneighbor
wneighbor is
wneighbors
wneighbour
wneph*
wnephe*
wnephew
wnerv*
wnervi*
wnervo*
wnervous
wneve*
wnever
wnew
wnew in
wnew job
wnew one
wnext
wnext to
wnext week
wni
wnice
wniec*
wniece
wniet*
wnieto
wnigh*
wnight
wnight after
wnight and
wnight at
wnight i
wnight shift
wnight*
wnights
wnine
wnino
wnino se
wnino*
wninos
wnint*
wninth
wno
wno aguanto
wno bebo
wno booze
wno contesta
wno despertar
wno despierta
wno es
wno hay
wno he
wno la
wno las
wno le
wno lo
wno me
wno money
wno more
wno one
wno para
wno paro
wno puedo
wno quiero
wno reacciona
wno reason
wno respira
wno responde
wno sabe
wno se
wno sleep
wno soy
wno te
wno tengo
wno tomo
wno voy
wnobo*
wnobod*
wnobody
wnobody wants
wnobody would
wnoch*
wnoche
wnoche me
wnoche*
wnoches
wnodd*
wnoddi*
wnodding
wnois*
wnoise
wnoma*
wnomas
wnons*
wnoon
wnoos*
wnoose
wnorm*
wnorma*
wnormal
wnormal to
wnormally
wnort*
wnorth
wnos
wnot
wnot answer
wnot anymore
wnot be
wnot belong
wnot breathing
wnot care
wnot come
wnot count
wnot do
wnot drink
wnot eat
wnot even
wnot feel
wnot find
wnot get
wnot going
wnot had
wnot have
wnot hit
wnot hold
wnot hurt
wnot keep
wnot know
wnot let
wnot make
wnot move
wnot moving
wnot need
wnot open
wnot really
wnot recovery
wnot say
wnot scared
wnot see
wnot sleep
wnot stand
wnot stay
wnot stop
wnot sure
wnot take
wnot tell
wnot there
wnot think
wnot to
wnot wait
wnot wake
wnot want
wnot working
wnote
wnoth*
wnothi*
wnothing
wnothing left
wnoti*
wnotic*
wnotice
wnoticed
wnove*
wnovi*
wnovia
wnovio
wnovio me
wnow
wnow and
wnow he
wnow i
wnow my
wnow she
wnues*
wnuest*
wnuestro
wnuev*
wnueve
wnuevo
wnuevo*
wnuevos
wnumb
wnumb*
wnumbe*
wnumber
wnumber is
wnumber on
wnume*
wnumer*
wnumero
wnumero de
wnumero es
wnunc*
wnunca
wnurs*
wnurse
wnurse*
wnurses
wo
wobli*
woblig*
wobse*
wocho
wocho anos
wocup*
wof
wof #
wof a
wof beer
wof being
wof her
wof his
wof how
wof it
wof me
wof my
wof old
wof one
wof our
wof people
wof pills
wof the
wof them
wof vodka
wof what
wof wine
wof you
woff
woff at
woff my
woff the
woff vodka
woff without
woffe*
woffer
woffer*
woffered
woffi*
woffic*
woffice
wofre*
wofrec*
wofrecieron
wofte*
woften
woh
woh one
woigo
wojal*
wojala
wojala te
wojos
wok
wok to
wokay
wold
wold dealer
wolor
womg
won
won #
won 5th
won a
won and
won discord
won elm
won facebook
won her
won his
won it
won me
won methadone
won monday
won my
won purpose
won saturday
won sunday
won telegram
won the
won this
won thursday
won top
won tuesday
wonce
wone
wone more
wone of
wone reason
wone two
wone with
wone would
wone year
wones
wonli*
wonlin*
wonline
wonly
wonly thing
wopen
wopen and
wopen*
wopene*
wopened
wopens
wopio*
wopioi*
wopioid
wor
worde*
worder
worder*
wordered
worg
worin*
wothe*
wother
wotra
wotra vez
wotro
wour
wour group
wout
wout and
wout at
wout cold
wout in
wout loud
wout of
wout on
wout the
wouts*
woutsi*
woutside
woutside my
wover
wover my
wover on
wover the
wover this
wover*
woverd*
woverdid
woverdose
woverdosed
woverdoses
woverp*
woverpass
wowe
wown
woxy
woxys
wpack
wpack*
wpacke*
wpadr*
wpadra*
wpadrastro
wpadre
wpadri*
wpadrino
wpaga*
wpagar
wpage
wpagi*
wpagin*
wpagina
wpago
wpago bien
wpaid
wpain
wpain*
wpainl*
wpainless
wpaint*
wpainted
wpale
wpali*
wpan
wpana*
wpanad*
wpanc*
wpanca*
wpancakes
wpanz*
wpanza
wpapa
wpapa le
wpapa y
wpape*
wpaper
wpaper*
wpapers
wpapers came
wpara
wpara dormir
wpara el
wpara la
wpara mi
wpara no
wpara otro
wpara pagar
wpara que
wpara sentir
wpara siempre
wpara*
wparac*
wparacetamol
wparar
wparc*
wparch*
wpare*
wpared
wparej*
wpareja
wpareja me
wpark
wpark*
wparke*
wparked
wparked on
wparki*
wparking
wparking lot
wparo
wparo de
wpart
wpart of
wpart*
wparti*
wpartn*
wpartner
wparty
wpasa
wpasa*
wpasar
wpase
wpase*
wpasen*
wpasenme
wpaso
wpass*
wpasse*
wpassed
wpassed out
wpassi*
wpassw*
wpast
wpast the
wpast*
wpasti*
wpastillas
wpastillas de
wpastillas en
wpastillas para
wpatc*
wpatch*
wpatches
wpate*
wpath*
wpathe*
wpathetic
wpati*
wpatie*
wpatr*
wpay
wpay for
wpayc*
wpaych*
wpaycheck
wpayd*
wpayda*
wpayday
wpayi*
wpayin*
wpaying
wpaz
wpeac*
wpeace
wpeace*
wpech*
wpecho
wpedi
wpedi*
wpedia*
wpedid*
wpedidos
wpee
wpega
wpega*
wpegab*
wpegaba
wpegan*
wpegando
wpegando a
wpego
wpele*
wpelea
wpeli*
wpelic*
wpelicula
wpelig*
wpeligroso
wpelo
wpena
wpens*
wpensa*
wpensando
wpensando en
wpensi*
wpension
wpeop*
wpeopl*
wpeople
wpeople are
wpeople like
wpeople who
wpeps*
wpepsi
wperc*
wpercs
wperd*
wperdi
wperdi*
wperdo*
wperdon
wperf*
wperfe*
wperi*
wperic*
wperico
wperm*
wperma*
wpero
wpero me
wperr*
wperro
wpers*
wperso*
wperson
wpersona
wpeso
wpeso*
wpesos
wphar*
wpharm*
wpharmacist
wpharmacy
wphen*
wpheno*
wphon*
wphone
wphone and
wphone is
wphot*
wphoto
wpick
wpick up
wpick*
wpicke*
wpicked
wpicked the
wpicked up
wpicki*
wpicking
wpicking up
wpicn*
wpicni*
wpicnic
wpico
wpict*
wpictu*
wpicture
wpictures
wpide
wpidi*
wpie
wpied*
wpiedr*
wpiedra
wpiedra y
wpiel
wpien*
wpiens*
wpienso
wpienso en
wpier*
wpierd*
wpierde
wpiern*
wpiernas
wpill
wpill*
wpillo*
wpillow
wpills
wpills and
wpills in
wpimp
wpinc*
wpinch*
wpinche
wpiso
wpist*
wpisto*
wpistola
wpizz*
wpizza
wplac*
wplaca*
wplacas
wplace
wplag*
wplan
wplan for
wplan to
wplan*
wplane*
wplanet
wplann*
wplanning
wplant
wplant*
wplants
wplat*
wplate
wplatf*
wplatform
wplato*
wplatos
wplay
wplay*
wplayl*
wplaylist
wplea*
wpleas*
wplease
wplug
wplug in
wplum*
wplus
wpock*
wpocke*
wpocket
wpoco
wpodc*
wpodca*
wpodcast
wpoin*
wpoint
wpoint*
wpoints
wpois*
wpoiso*
wpoison
wpoison control
wpoli*
wpolic*
wpone
wpone*
wpop
wpor
wpor aqui
wpor el
wpor eso
wpor favor
wpor la
wpor las
wpor mi
wpor primera
wpor si
wpor todo
wpor un
wpor una
wpor whatsapp
wporc*
wporch
wporn
wporq*
wporqu*
wporque
wporque en
wport*
wpost
wpost*
wposte*
wposter
wposti*
wposting
wposts
wpott*
wpotte*
wpoun*
wpound*
wpounding
wpour*
wpoure*
wpoured
wpoured it
wpowd*
wpowde*
wpowder
wprac*
wpract*
wpractice
wprec*
wpreci*
wprecio
wpref*
wpreg*
wpregn*
wpregnant
wpregnant and
wpregu*
wpregunta
wpreguntar
wpregunto
wpres*
wpresc*
wprescribed
wprescription
wpresi*
wpresion
wpress*
wpressed
wprest*
wprestamos
wpric*
wprice
wprice of
wprice*
wprices
wprim*
wprima
wprime*
wprimer
wprimera
wprimera vez
wprimeros
wprimo
wprin*
wpriv*
wpriva*
wprivado
wprob*
wproba*
wprobl*
wprof*
wprofe*
wprofi*
wprofile
wprom*
wpromi*
wpromise
wpron*
wprop*
wpropo*
wproposito
wprot*
wprou*
wproud
wproud of
wprox*
wproxi*
wpsyc*
wpsych*
wpsychiatrist
wpubl*
wpubli*
wpudr*
wpued*
wpuede
wpuedo
wpuedo dejar
wpuedo dormir
wpuedo hablar
wpuen*
wpuent*
wpuente
wpuer*
wpuert*
wpuerta
wpues*
wpuest*
wpuki*
wpukin*
wpuking
wpull*
wpulle*
wpulled
wpunc*
wpunch*
wpunched
wpunches
wpuni*
wpunis*
wpunishment
wpunt*
wpunto
wpunto com
wpunto*
wpuntos
wpupi*
wpurp*
wpurpl*
wpurple
wpurpo*
wpurpose
wpuse
wpush
wpush*
wpushe*
wpushed
wpusi*
wpusie*
wpusieron
wpuso
wput
wput a
wput it
wput my
wput on
wput the
wputt*
wputti*
wputting
wque
wque deje
wque dia
wque el
wque era
wque es
wque esta
wque estoy
wque hacer
wque hago
wque hay
wque hora
wque hoy
wque la
wque le
wque lo
wque me
wque no
wque nos
wque pena
wque quiere
wque se
wque si
wque tomaba
wque toman
wque ya
wqued*
wqueda
wqueda*
wquedan
wquedan dos
wquede
wquedo
wquem*
wquema
wqueme
wquemo
wquemo el
wquer*
wqueri*
wqueria
wques*
wquest*
wquestions
wquie*
wquien
wquien me
wquier*
wquiere
wquiero
wquiero dejar
wquiero morir
wquiero que
wquiero seguir
wquiero una
wquiet
wquin*
wquinc*
wquincena
wquis*
wquise
wquisi*
wquisiera
wquisiera que
wquit
wquit drinking
wquit smoking
wquit*
wquita
wquita*
wquitaron
wquitt*
wquitting
wraci*
wracin*
wracing
wradi*
wradio
wrail*
wraili*
wrailing
wrain
wrais*
wraise
wrami*
wramir*
wran
wran out
wrape*
wraped
wraro
wraro y
wrasg*
wrasgu*
wrata*
wratas
wrate
wrath*
wrathe*
wrather
wraw
wraya
wrazo*
wrazon*
wrazones
wrazor
wrazor blades
wreac*
wreacc*
wreacciona
wreach
wreach me
wread
wread*
wreadi*
wreading
wreads
wready
wreal
wreal*
wreale*
wreales
wreall*
wreally
wreas*
wreaso*
wreason
wreca*
wrecae*
wrecaer
wrecai
wrecai anoche
wrecai*
wrecay*
wrecayo
wrece*
wrecet*
wreceta
wreceta de
wreci*
wrecip*
wreco*
wrecog*
wrecom*
wrecon*
wrecor*
wrecov*
wrecovery
wrecu*
wrecup*
wrecuperacion
wred
wred and
wrefe*
wrefer*
wrefi*
wrefil*
wrefill
wrefill my
wrefu*
wrefus*
wrefused
wrega*
wregal*
wregale
wregale mi
wregalo
wregi*
wregis*
wregr*
wregre*
wregret
wregret it
wreha*
wrehab
wrehab and
wrein*
wrela*
wrelap*
wrelapse
wrelapsed
wrelapsed on
wreli*
wrelie*
wrelieved
wrelo*
wreloj
wreme*
wremem*
wremember
wremo*
wrent
wrent*
wrenta
wrepa*
wrepo*
wrepor*
wreport
wresc*
wrese*
wresea*
wresearch
wreset
wresp*
wrespi*
wrespira
wrespirar
wrespo*
wresponde
wrest
wrest*
wrestl*
wrestless
wrestless legs
wrestr*
wrestroom
wresu*
wresul*
wresultados
wresultados en
wretr*
wretre*
wretreat
wreun*
wreuni*
wreunion
wrevi*
wrevis*
wrevisa
wrevisa el
wribs
wrice
wride
wrifl*
wrifle
wrigh*
wright
wright i
wright now
wring
wrio
writa*
writal*
writalin
wrive*
wriver
wrivo*
wrivot*
wrivotril
wroad
wroja
wrojo
wroll
wroll*
wrolle*
wroma
wromp*
wrompi*
wrompio
wron
wronc*
wroof
wroof of
wroom
wroom*
wroomm*
wroommate
wropa
wrope
wroun*
wround
wrubb*
wrubbe*
wrubber
wrubber band
wrude
wruid*
wruido
wrun
wrun the
wrunn*
wrunni*
wrunning
wsaba*
wsabad*
wsabado
wsabe
wsabe de
wsabe donde
wsabe que
wsad
wsafe
wsafe now
wsafe*
wsafet*
wsafety
wsaid
wsaid a
wsaid he
wsaid i
wsaid no
wsala
wsale
wsale espuma
wsalg*
wsalgo
wsali
wsali*
wsalio
wsalt*
wsalu*
wsame
wsame thing
wsang*
wsangr*
wsangrando
wsangrar
wsangre
wsani*
wsanit*
wsanitizer
wsant*
wsatu*
wsatur*
wsaturday
wsave*
wsaved
wsaved me
wsavi*
wsavin*
wsavings
wsaw
wsay
wsay hi
wsay i
wsayi*
wsayin*
wsaying
wsays
wsays he
wsays i
wsays it
wsays its
wsays she
wsays sorry
wsays the
wscal*
wscar*
wscare*
wscared
wscared i
wscared of
wscared to
wscars
wscars are
wscary
wscho*
wschoo*
wschool
wscis*
wsciss*
wscissors
wscor*
wscore
wscra*
wscrap*
wscrat*
wscratched
wscratched my
wscre*
wscrea*
wscreaming
wscree*
wscreen
wscri*
wscrip*
wscript
wscripts
wse
wse acabo
wse cayo
wse comio
wse encerro
wse fue
wse inyecto
wse llama
wse lo
wse me
wse metio
wse muere
wse puede
wse puso
wse que
wse quedo
wse quiere
wse si
wse tomo
wse trago
wse va
wse ve
wsea
wsear*
wsearc*
wseat*
wseats
wseco*
wsecon*
wsecond
wseconds
wsecr*
wsecre*
wsecretary
wsee
wsee my
wsee the
wsee you
wseei*
wseein*
wseeing
wsees
wsegu*
wsegui
wsegui*
wseguidores
wseguir
wsegun*
wsegundo
wsegur*
wseguro
wseis
wseis anos
wseiz*
wseizu*
wseizure
wseizure after
wsele*
wselec*
wself
wself harm
wself*
wselfh*
wselfharm
wsell*
wselli*
wselling
wselling my
wsells
wsema*
wseman*
wsemana
wsemana y
wsend
wseno*
wsenor
wsenor*
wsenora
wsens*
wsent
wsent*
wsenta*
wsenti*
wsentido
wsentir
wser
wsera
wseri*
wseria
wserio
wserio*
wserv*
wservi*
wservice
wset
wseve*
wseven
wsex
wshak*
wshake
wshake*
wshakes
wshaki*
wshaking
wshaking and
wsham*
wshar*
wshare
wshare*
wshared
wsharp*
wshe
wshe drinks
wshe fell
wshe has
wshe is
wshe lives
wshe made
wshe says
wshe took
wshe will
wshe works
wshee*
wsheet*
wsheets
wshel*
wshelt*
wshelter
wshif*
wshift
wship*
wshipp*
wshipping
wshoe*
wshoes
wshoo*
wshook
wshoot
wshoot*
wshooting
wshop
wshor*
wshort
wshot
wshot up
wshot*
wshotg*
wshotgun
wshots
wshou*
wshoul*
wshould
wshould be
wshould have
wshould i
wshould not
wshov*
wshove*
wshoved
wshow
wshow*
wshowe*
wshowed
wshowed me
wshower
wshows
wshro*
wshroo*
wshrooms
wshut
wshut up
wsi
wsi acaso
wsi aguanto
wsi el
wsi lo
wsi me
wsi no
wsick
wside
wsiem*
wsiemp*
wsiempre
wsien*
wsient*
wsiento
wsiento que
wsiet*
wsiete
wsign
wsign up
wsign*
wsigna*
wsignal
wsignals
wsigo
wsigo igual
wsigu*
wsigue
wsigue*
wsigueme
wsigueme en
wsile*
wsilen*
wsill*
wsilla
wsin
wsin alcohol
wsin beber
wsin experiencia
wsin metadona
wsin mi
wsin receta
wsin tomar
wsinc*
wsince
wsince friday
wsince i
wsince my
wsince the
wsince yesterday
wsind*
wsindr*
wsindrome
wsindrome de
wsing*
wsingl*
wsingles
wsist*
wsiste*
wsister
wsister is
wsit
wsite
wsitt*
wsitti*
wsitting
wsitting at
wsitting in
wsix
wskin
wskin is
wskin with
wskip*
wskipp*
wskipped
wskipping
wslap*
wslapp*
wslapped
wslapped my
wslaps
wslaps me
wslee*
wsleep
wsleep and
wsleep in
wsleep*
wsleeping
wsleeping pills
wsleepy
wslep*
wslept
wslic*
wslid*
wslidi*
wsliding
wslip*
wslipp*
wslipped
wslow
wslow and
wsmal*
wsmall
wsmar*
wsmart
wsmel*
wsmell
wsmell of
wsmell*
wsmells
wsmok*
wsmoke
wsmoke*
wsmoked
wsmoki*
wsmoking
wsnap
wsnap*
wsnor*
wsnori*
wsnoring
wsnort*
wsnorted
wso
wso bad
wso far
wso hard
wso i
wso it
wso much
wso they
wsoak*
wsoake*
wsoaked
wsobe*
wsober
wsober #
wsober and
wsober house
wsober*
wsobr*
wsobra
wsobre
wsobre la
wsobre*
wsobredosis
wsobri*
wsobriety
wsobriety date
wsobrina
wsobrino
wsobrio
wsock
wsock*
wsocks
wsoft*
wsola
wsold
wsold my
wsold*
wsolo
wsolo en
wsolo los
wsome
wsome*
wsomeb*
wsomebody
wsomeo*
wsomeone
wsomeone is
wsomeone to
wsomet*
wsomething
wsometimes
wsometimes i
wson
wson is
wsone
wsone que
wsong
wsoon
wsorr*
wsorry
wsorry for
wsoun*
wsound
wsound*
wsounds
wsoup
wsoy
wsoy enfermera
wsoy una
wspan*
wspani*
wspanish
wspar*
wspare
wspea*
wspeak
wspeak to
wspeak*
wspeaker
wspel*
wspell
wspid*
wspide*
wspin*
wspins
wspok*
wspoke
wspon*
wspons*
wsponsor
wsponsor is
wspoo*
wspoon
wspot
wspot*
wspots
wspra*
wspri*
wsprin*
wspring
wsque*
wst
wstab
wstab*
wstabb*
wstabbed
wstai*
wstair*
wstairs
wstan*
wstand
wstand*
wstanding
wstanding on
wstar*
wstart
wstart*
wstarted
wstarting
wstarts
wstas*
wstash
wstat*
wstati*
wstation
wstay
wstay home
wstay*
wstayi*
wstaying
wstea*
wstead*
wsteady
wstep
wstep #
wstep*
wstepd*
wstepdad
wstepf*
wstepfather
wstic*
wstick
wstif*
wstiff
wstil*
wstill
wstit*
wstitc*
wstitches
wstol*
wstole
wstom*
wstoma*
wstomach
wston*
wstop
wstop me
wstop the
wstop*
wstopp*
wstopped
wstopped breathing
wstopped drinking
wstopped my
wstopping
wstops
wstor*
wstore
wstory
wstov*
wstove
wstra*
wstrai*
wstraight
wstran*
wstranger
wstre*
wstrea*
wstreak
wstree*
wstreet
wstri*
wstrip*
wstrips
wstro*
wstron*
wstrong
wstuc*
wstuck
wstud*
wstude*
wstudent
wstuf*
wstuff
wstup*
wstupi*
wstupid
wsu
wsubi
wsubi*
wsubir
wsubo*
wsubox*
wsuboxone
wsuboxone strips
wsubs
wsubs*
wsubsc*
wsubscribe
wsubscribe to
wsuda*
wsudan*
wsudando
wsudo
wsudo frio
wsuel*
wsuen*
wsueno
wsuic*
wsuici*
wsuicidal
wsuicidal thoughts
wsuicide
wsund*
wsunda*
wsunday
wsunr*
wsunri*
wsunrise
wsupe
wsupe*
wsupp*
wsuppl*
wsuppo*
wsupposed
wsupposed to
wsure
wsure i
wsurg*
wsurge*
wsurgery
wsurv*
wsurvi*
wsurvived
wsus
wsus pastillas
wswal*
wswall*
wswallow
wswallowed
wswallowed a
wswap
wswap*
wswapp*
wswea*
wswear
wsweat
wsweat*
wsweating
wsweats
wswim
wtabl*
wtable
wtable*
wtablets
wtach*
wtacha*
wtachas
wtafi*
wtafil
wtake
wtake homes
wtake ibuprofen
wtake my
wtake the
wtake*
wtaken
wtakes
wtakes my
wtaki*
wtakin*
wtaking
wtalk
wtalk me
wtalk to
wtalk*
wtalke*
wtalked
wtalki*
wtalking
wtalking to
wtall*
wtalle*
wtaller
wtamp*
wtampa
wtant*
wtanto
wtanto que
wtap
wtape*
wtaper
wtaper*
wtapering
wtard*
wtarde
wtare*
wtarea
wtast*
wtaste
wtaste it
wtatt*
wtatto*
wtattoo
wtaug*
wtaugh*
wtaught
wtaught me
wte
wte mueras
wte quiere
wtea
wteac*
wteach
wteach*
wteam
wtear*
wtears
wteet*
wteeth
wtele
wtele*
wtelef*
wtelefono
wteleg*
wtelegram
wtell
wtell me
wtell my
wtell*
wtelli*
wtelling
wtelling me
wtells
wtemb*
wtembl*
wtemblando
wtemblor
wten
wten minutes
wten years
wteng*
wtengo
wtengo #
wtengo el
wtengo fiebre
wtengo ganas
wtengo la
wtengo las
wtengo miedo
wtengo todo
wtengo un
wtengo una
wteni*
wtera*
wterap*
wterapeuta
wterc*
wterce*
wtercer
wtercer dia
wterm*
wtermi*
wtermine
wtermino
wterr*
wterri*
wterrified
wtest
wtest strips
wtest*
wtext
wtext me
wtext*
wtexte*
wtexted
wtexted me
wthan
wthan i
wthan the
wthan*
wthank
wthank you
wthank*
wthanks
wthanks for
wthat
wthat he
wthat i
wthat is
wthat she
wthat was
wthat way
wthe
wthe #
wthe baby
wthe balcony
wthe bar
wthe barbecue
wthe bathroom
wthe bed
wthe belt
wthe blade
wthe blue
wthe book
wthe bottle
wthe bridge
wthe bus
wthe car
wthe carpet
wthe casino
wthe cat
wthe church
wthe closet
wthe clubhouse
wthe coffee
wthe cops
wthe couch
wthe craving
wthe day
wthe dead
wthe dentist
wthe detox
wthe difference
wthe doctor
wthe dog
wthe door
wthe drawer
wthe drink
wthe edge
wthe end
wthe face
wthe fence
wthe first
wthe floor
wthe flu
wthe flyer
wthe free
wthe fridge
wthe game
wthe garage
wthe good
wthe group
wthe gun
wthe guy
wthe gym
wthe hair
wthe halfway
wthe hallway
wthe health
wthe hospital
wthe hotline
wthe house
wthe itch
wthe keys
wthe kids
wthe kitchen
wthe lake
wthe last
wthe letters
wthe library
wthe link
wthe liquor
wthe meeting
wthe morning
wthe needle
wthe new
wthe night
wthe noose
wthe note
wthe number
wthe nurse
wthe office
wthe old
wthe one
wthe only
wthe other
wthe overpass
wthe pain
wthe parking
wthe party
wthe pharmacy
wthe phone
wthe pills
wthe platform
wthe point
wthe post
wthe poster
wthe price
wthe railing
wthe razor
wthe rent
wthe rest
wthe retreat
wthe river
wthe roof
wthe room
wthe rope
wthe safety
wthe same
wthe secretary
wthe shakes
wthe sheets
wthe shelter
wthe shower
wthe skin
wthe sober
wthe speaker
wthe stairs
wthe store
wthe stove
wthe table
wthe time
wthe toilet
wthe train
wthe trap
wthe truck
wthe trunk
wthe truth
wthe tub
wthe tuesday
wthe tv
wthe urge
wthe voice
wthe wall
wthe walls
wthe way
wthe wedding
wthe wheel
wthe whole
wthe window
wthe world
wthei*
wtheir
wthem
wthen
wthen i
wthen it
wthen the
wther*
wthera*
wtherapist
wtherapy
wthere
wthere a
wthere are
wthere is
wthere was
wthes*
wthese
wthese days
wthey
wthey are
wthey have
wthey said
wthey were
wthey will
wthey would
wthie*
wthig*
wthigh
wthigh*
wthighs
wthin*
wthing
wthing*
wthings
wthink
wthink about
wthink i
wthink*
wthinking
wthinking about
wthinking of
wthinks
wthinks i
wthir*
wthird
wthird day
wthirt*
wthirty
wthis
wthis forum
wthis group
wthis is
wthis morning
wthis planet
wthis time
wthis week
wthis weekend
wthis world
wthos*
wthose
wthou*
wthoug*
wthought
wthought about
wthoughts
wthre*
wthrea*
wthree
wthree days
wthrew
wthrew up
wthri*
wthro*
wthroa*
wthroat
wthrou*
wthrough
wthrough the
wthrow
wthrow*
wthrowing
wthrowing up
wthrows
wthru
wthru the
wthur*
wthurs*
wthursday
wtia
wtick*
wticke*
wtickets
wtickets for
wtied
wtiem*
wtiemb*
wtiembla
wtiemblan
wtiemblan las
wtiemblo
wtien*
wtiene
wtiene el
wtiene la
wtiene los
wtiene un
wtiene*
wtienen
wties*
wtieso
wtigh*
wtight
wtil
wtill
wtill it
wtill the
wtill they
wtime
wtime i
wtime in
wtime you
wtime*
wtimes
wtimes today
wtina
wtiny
wtio
wtio me
wtips
wtira*
wtirad*
wtirado
wtirado en
wtirar
wtire
wtire*
wtired
wtired of
wtiro
wtn
wto
wto #
wto a
wto be
wto bed
wto bring
wto burn
wto buy
wto call
wto come
wto cut
wto detox
wto die
wto do
wto drink
wto drive
wto end
wto feel
wto find
wto get
wto go
wto group
wto hang
wto hell
wto her
wto him
wto his
wto hurt
wto just
wto keep
wto kill
wto know
wto leave
wto let
wto live
wto make
wto me
wto my
wto pay
wto put
wto quit
wto say
wto school
wto score
wto see
wto sleep
wto stay
wto stop
wto take
wto talk
wto the
wto work
wto you
wtoas*
wtoast
wtoast*
wtoca
wtoda
wtoda la
wtoda*
wtodas
wtodav*
wtodavia
wtoday
wtoday and
wtoday i
wtoday is
wtodd*
wtoddl*
wtoddler
wtodo
wtodo el
wtodo en
wtodo*
wtodos
wtodos los
wtoge*
wtoget*
wtogether
wtoil*
wtoile*
wtoilet
wtold
wtold him
wtold me
wtold my
wtold the
wtoma
wtoma*
wtomab*
wtomaba
wtomad*
wtomado
wtoman
wtoman*
wtomando
wtomando en
wtomar
wtomar y
wtomat*
wtomatoes
wtome
wtome dos
wtomo
wtomo una
wtomo*
wtomor*
wtomorrow
wtomorrow and
wtomorrow i
wtong*
wtongu*
wtongue
wtoni*
wtonig*
wtonight
wtonight after
wtonight i
wtonight is
wtoo
wtoo deep
wtoo many
wtoo much
wtook
wtook #
wtook a
wtook all
wtook it
wtook my
wtook the
wtook too
wtop
wtoqu*
wtoque
wtouc*
wtouch*
wtouches
wtouches me
wtowe*
wtown
wtrab*
wtraba*
wtrabaja
wtrabaja en
wtrabajo
wtrac*
wtrack*
wtrad*
wtrade
wtradi*
wtrading
wtrag*
wtraga*
wtragar
wtrago
wtragu*
wtrague
wtrai*
wtraig*
wtraigo
wtrain
wtrain*
wtram*
wtrama*
wtramadol
wtran*
wtranq*
wtranquilo
wtrans*
wtrap
wtras*
wtrash
wtrat*
wtrea*
wtreat*
wtreatment
wtrei*
wtrein*
wtreinta
wtrem*
wtremb*
wtrembling
wtremo*
wtremors
wtren
wtres
wtres anos
wtres dias
wtrie*
wtried
wtried last
wtried to
wtrig*
wtrip
wtris*
wtrist*
wtriste
wtruc*
wtruck
wtrun*
wtrunk
wtrus*
wtrust
wtrut*
wtruth
wtry
wtryi*
wtryin*
wtrying
wtrying again
wtrying to
wtu
wtu casa
wtu celular
wtub
wtues*
wtuesd*
wtuesday
wtuesday meeting
wturk*
wturke*
wturkey
wturn
wturn*
wturne*
wturned
wturned off
wturni*
wturning
wtus
wtus hijos
wtv
wtwel*
wtwelv*
wtwelve
wtwen*
wtwent*
wtwenty
wtwenty years
wtwic*
wtwice
wtwice and
wtwo
wtwo bottles
wtwo days
wtwo hours
wtwo of
wtwo years
wtyle*
wtylen*
wtylenol
wtype
wtypi*
wtypin*
wtyping
wugly
wulti*
wultim*
wultima
wultimo
wultimo dia
wun
wun ano
wun ataque
wun buen
wun corte
wun cuchillo
wun dealer
wun dia
wun mes
wuna
wuna botella
wuna cerveza
wuna convulsion
wuna copa
wuna noche
wuna persona
wuna raya
wuna sobredosis
wuna vez
wunas
wuncl*
wuncle
wunde*
wunder
wunder the
wunder*
wunic*
wuno
wunos
wunti*
wuntil
wuntil i
wuntil it
wuntil my
wuntil the
wup
wup a
wup after
wup and
wup at
wup blood
wup for
wup i
wup in
wup my
wup on
wup the
wup to
wup tomorrow
wup with
wurge
wurge to
wurge*
wurges
wus
wus and
wus with
wusar
wuse
wused
wused the
wuser*
wusern*
wusername
wusin*
wusing
wuste*
wusted*
wustedes
wusua*
wva
wva a
wvaca*
wvacat*
wvacation
wvaci*
wvacia
wvacu*
wvacuu*
wvali*
wvalie*
wvaliente
wvaliu*
wvalium
wvan
wvan a
wve
wvece*
wveces
wveci*
wvecin*
wvecino
wvelo*
wvelor*
wvelorio
wvend*
wvenda
wvende
wvende*
wvendi*
wvendo
wvendo mi
wvendo*
wvendors
wvene*
wveng*
wvent*
wventa*
wventana
wveo
wver
wver a
wverd*
wverda*
wverdad
wverg*
wvergu*
wverguenza
wveri*
wverif*
wverify
wvers*
wversi*
wversion
wvery
wvet
wvez
wvez en
wvez que
wvi
wvias
wvida
wvida y
wvide*
wvideo
wviej*
wvieja
wvieja y
wvieji*
wviejita
wviejo
wvien*
wviend*
wviene
wviene*
wvienen
wvier*
wviern*
wviernes
wvill*
wvilla*
wvino
wviol*
wviola*
wviole*
wviolent
wvisi*
wvisio*
wvision
wvision is
wvisit
wvisit*
wvita*
wvitam*
wviva
wvive
wvive en
wvivi*
wvivir
wvivo
wvivo en
wvoce*
wvoces
wvodk*
wvodka
wvoic*
wvoice
wvoice*
wvoices
wvolu*
wvolun*
wvolunteer
wvolv*
wvolve*
wvolver
wvolvi
wvolvi a
wvolvi*
wvomi*
wvomit*
wvomitando
wvomitar
wvomiting
wvomito
wvoy
wvoy a
wvoy para
wvoz
wvuel*
wvuelv*
wvuelvo
wvuelvo a
wwait
wwait*
wwaiti*
wwaiting
wwaiting for
wwake
wwake up
wwaki*
wwakin*
wwaking
wwaking up
wwalk
wwalk*
wwalke*
wwalked
wwalki*
wwalking
wwall
wwall until
wwall*
wwalls
wwant
wwant a
wwant it
wwant to
wwant*
wwante*
wwanted
wwanted to
wwants
wwants to
wwar
wward
wwas
wwas a
wwas gone
wwas in
wwas it
wwas my
wwas never
wwas not
wwas on
wwas so
wwas the
wwast*
wwaste
wwaste of
wwatc*
wwatch
wwatch*
wwatched
wwatched a
wwatches
wwatching
wwate*
wwater
wwater and
wwater down
wwater*
wwatering
wway
wway home
wway to
wwe
wwe are
wwe buy
wwe had
wwe have
wwe put
wwe talked
wweak
wwear
wwebs*
wwebsi*
wwebsite
wwedd*
wweddi*
wwedding
wweed
wweek
wweek and
wweek*
wweeke*
wweekend
wweekends
wweeks
wweeks and
wweir*
wweird
wwelc*
wwelco*
wwelcome
wwell
wwent
wwent back
wwent to
wwere
wwhat
wwhat a
wwhat do
wwhat does
wwhat happens
wwhat i
wwhat is
wwhat should
wwhat to
wwhat*
wwhats*
wwhatsapp
wwhatsapp me
wwhee*
wwheel
wwhen
wwhen he
wwhen i
wwhen she
wwhen the
wwhen you
wwhen*
wwhene*
wwhenever
wwher*
wwhere
wwhere can
wwhere do
wwhere he
wwhere i
wwhere the
wwhere to
wwhic*
wwhich
wwhil*
wwhile
wwhin*
wwhis*
wwhisk*
wwhiskey
wwhit*
wwhite
wwho
wwho can
wwho do
wwho got
wwho has
wwho i
wwho is
wwhol*
wwhole
wwhole body
wwhole bottle
wwhy
wwhy i
wwife
wwife is
wwill
wwill be
wwill break
wwill not
wwill pay
wwill*
wwin
wwind*
wwindo*
wwindow
wwine
wwine and
wwine i
wwint*
wwinte*
wwinter
wwish
wwish i
wwish me
wwith
wwith a
wwith her
wwith him
wwith it
wwith me
wwith my
wwith no
wwith our
wwith some
wwith that
wwith the
wwith them
wwith this
wwith your
wwith*
wwithd*
wwithdrawal
wwithdrawal and
wwithdrawals
wwitho*
wwithout
wwithout a
wwithout me
wwoke
wwoke up
wwoma*
wwoman
wwome*
wwomen
wwon
wwond*
wwonde*
wwonder
wword*
wwords
wwork
wwork today
wwork*
wworki*
wworking
wworks
wworks at
wworl*
wworld
wworld and
wworr*
wworri*
wworried
wworry
wwors*
wworst
wwort*
wworth
wwoul*
wwould
wwould be
wwould believe
wwould cry
wwould do
wwould not
wwould rather
wwould you
wwris*
wwrist
wwrist*
wwrists
wwrit*
wwrite
wwrite*
wwriti*
wwriting
wwritt*
wwritten
wwron*
wwrong
wwrot*
wwrote
wwrote a
wxana*
wxanax
wxans
wy
wy a
wy ahora
wy apago
wy con
wy dice
wy el
wy es
wy esta
wy estoy
wy hoy
wy la
wy las
wy le
wy llevo
wy lo
wy luego
wy me
wy mi
wy nadie
wy no
wy que
wy quiero
wy se
wy segui
wy si
wy siento
wy sigue
wy sudo
wy te
wy tengo
wy tiemblo
wy trabaja
wy un
wy veo
wy volvi
wy voy
wy ya
wy yo
wya
wya esta
wya estoy
wya lo
wya me
wya ni
wya no
wya se
wya tengo
wyall
wyard
wyear
wyear and
wyear is
wyear old
wyear*
wyears
wyears ago
wyears and
wyears i
wyell*
wyelle*
wyelled
wyelled at
wyelli*
wyelling
wyello*
wyellow
wyes
wyest*
wyeste*
wyesterday
wyesterday i
wyet
wyo
wyo no
wyo ya
wyou
wyou all
wyou are
wyou can
wyou do
wyou for
wyou get
wyou guys
wyou have
wyou know
wyou need
wyou people
wyou should
wyou tell
wyou want
wyour
wyour kids
wyour mom
wyour*
wyours*
wyourself
wyout*
wyoutu*
wyoutube
wyrs
wzapa*
wzapat*
wzero
wzero one
wzomb*
wzombi*
wzoom
wzumb*
w|
w~care
w~joking
w~nearPast
w~past
w~recovered
w~returning
w~story`
export const signs = `MMMMMMMMMNNMMMNMMMMLMMNMLNMMMKMMMNKNMLQMMMMMMMMLLMMKMLMNMMOLMNLNLLMMMMNNLMOMLLMMNMMKNLNLMLMLMMOKONNLLLLMMMMLMMMNMMMMMLNKMMMMNMMMMMNLMMMNLKNNMMLNLMNMLNMMMMNMMNNMLLMMMMLNMPMNMNMMMLJNNLLNMMMMMMLNMMMNNMMMMMMMMLMMMMMMMMNLMLMMMNMMMMMKMLNMMMMMMMNLMNMNNMLMMMLLMNLNLLMMMMNLMMMLMMMMMMNNMOLMLNMMMMMMMONMNLMMMMLLMNMMLMMNMMLMMNMMMLMMMMMMMMMMLLMMMMONNOLNLLOMLMLMMNMMMKMMMMNMMNLMMOMMMMMMNKMLNLMMMMNMLMLMMNMMMMNKMONLLNMMMMKQMLNMNMMMMMMOMOLLNNMMMMKMOMLMLMMMMMMOMKMOMLNMLMNMMLLNMMMMMMNNLLMNMNMLMMMMNMLMMNNMMMLNMMMLMMMNMLKLNMMMMMMMMMMMNNMLMMMMLMKMOLMNLNMMMMKLNNNMMMMLMMLMNKKMNMMMMMNLMLNMMNMMMMLPOLLNNMMMMMLOOKLLLMNMMMMNNMMNNLMMMMNMMMNNMMMMMMKMNMMOLNMMMMKMMNMMMMLMMMMMMMMLPNMMMMMLNMMMOJMMMMMNMMNNNLMMMMMNMLNMMMMMMNLLMMMMMMNMMMMKMMOLMMMMMLMMLMNMMMMLMMMLMNNMMMMLMMKMNLMNMMLMMMMMLMMMNMMMMMMLNMOLMNLMMLNMLMNMMNNMMLLMMMMMLMMMMMMLMLMMLMMNMMMLLNMMMMMMLMMLNNMMLLNMJMMMMMMMMMMLMMNLMNLMMMMMMMNMMMLMNKMMNMMMMMMMLMMMMMNMMNMMMMMLMMMMLMMMNOMMMMKNNMMLNKMMMMNLNLNMNKMMMMLLNMNMNNLLMMLOMNMLNNMMMMLKMNMMNMMMMMLLMNMMNKMMMMMLMMMMMMLNMMMLLMKMMMOMNNLNMMMMMNMLMMMLNMOMLMMLMMMLMNMMLLMLMMNLMMNMMLMMMMMNLMMNMMMMMMMMMMMLMLMMMMNPMKNNLNMMMLMMMMMNMNMMMMLLMOMNMMMMLMLNMNLMNMMKLMNLMNMMMNMMMMLNMMMMLNMMMLMNMMKOMMNLMLMMMMMOMMMMMMMMNLNLLMMMMMNNMNMMNLMMMNMMNLOMMMMLMMLLKOOLMMLMMMMMLOLMMLNMMMNLMNMMMLMMMMNNNMMMMLMMMLMONMMMMMLMMMMONNMNMMLMMMMLLNMMMMMMMMMMMPMMLLMMNMMLMMNLMMNNLMMMLOMNMNMMMLLJMLMMMNNLNMMMMMMLMLMMMMNNNOMLLMMMMMONMOMMMMMMNMMPLMNMOKNMMMKNMNMNMLMMMMMMNNMNLLMLNMLNOLMLMLNMLMNNOLMPLLNMMMMKMMMNMNMMMMMNNKLMNONMLMMLLLNMLONLMMNKOMMMMNMMMMLNNNKNLLMMLMNNNMMNLKMMMMMLONMNMMMNMMKOOMLMOMNLMMLMLLNNOMMMMMLMNLKMOKMNNMLMPMMMMLMMMMKOMMMOMMLNMLLMMNMNMMMLMMLLMMMOLMMMMMLNMNNNMLMLMMLLLMMMNLMLMMNNMKMMNMMMMMMMMNMMNMNKMMMMMKOLNMMMMNMMMNMNMLMMLMLNLNPNMKMLMMLMMMNLNMMMMMNNMMNMMMMLMMNMLMMNNPMLMLLLNMLOMNMLMMMMLMMOLNNMMMMOMMMMNLNMNMLLMNNMMMMMMMNMMMNMMMMMMMNMLMNLOLMMMMNILKMLLNMLNMOMLLMNMLMNMNLJMLLNMMMMMNMMMMLMMMLMLMOLMNLMLMNMMMPMMNMMNMMMLMJLMNNLMMLMMNLMNMMMNLMMMMMNMLMMMMMLMMMLMMMMNLLLMMMMLOMMNLMMMMKMMNMMLNMLMMMMMKNMMMMMMMNKLLKLNNONMLMMMNMMMNMMMMLNNMOMLMMMMMMNMNNMLLMMMMMMNMNMMLMLMMMMMLNMMMMMMMNMNMMMMNNMMLKNLMMMMOMMMMNJMNLMMMMMMMLMLLMMNMMMLMMMMLNMMOLMMMMLLNLNLNMMMMMMMNLMNNMMMMLNLMMMMMMLMLNNNNLMLMMLMMOKMMLMMKMMMMNMLMMMLMMMMNNMMMNLKOMLMNNNNKNMOMMMMMKKMMLNKMNMMMNMNMMMLLMMMMONNMMMNKMMMLMOMMMNMMMLNMLLMMNMLMMMMMLLMOKMMNMMMLMMMPMMMMMMMMMKNPLMLLMNMMKMMNMMMMMNMLMKMMNMMNMMMMMOMLMMKNMLMMNNLMMMMMNMMMPLNQKLMMMMMMMNMLNMOKMMMMLMMMNNKNMMMMKNPNLNLLMMNMLMOMMMMMOMLMMNNLMPMLNMMMLKOKLMMMMNMMMMNMLLNNNMLMKNMMNLMONMMMMNOMMMMMLMMMLMNMLMMLMMMMNMOLLMMMMMMMNLNLMMNMMLMMLNMMKLNNMMMMLLMLLNNLMMMMMMOMLMNKMMNMMMNLLMLMMMMMNLLNMNKNMNMLLNNMNNMMMMMMJMMMMMKMMLMNMOMMMLMMLMMMNNLMNMNKMMMMMLLLMMPMMMMMMKMNMNMNMMMMILMKOMMLMMMNMMMMNMNMMMMMKNNMQMMMMMMMKLMMNMMMMLMNMNMLNMNMMMMMMLNLMMMNMNMLLLMLLMMOMNLMNLMMMNLOLLMNMLMMNLMLNMMMNLMNNMMLMMMMMMLLMMMLMOMNMLNMMMMLNMLMMLMMMMMMMLMMLMMLMLMMMMMOKMMNMMNMMMNMLKLLMLLNMNNMNLMNMLLNMNNMLKMMMLMMMMMMMNMOMMLNLMMNMMNMNMLNMMMMKLMLNMMNMMMMMNLMMMNMMLMMMNLNMLKNMMMMNLKMLMMMMMMMNLLNLLNOMMMMLLLNMLLNNLOMKKLNKLMNMMNLNNLNMMMMMMOMMMMKMMMNMMPMLLMNMMMMMMNMLNLMMMOMNMMMNKMMLMMMMNMMMNMMMLLMNMPNMNMNMMMMLMNMMLMMMMMLMMOMLMMNLMMLMMNNMNLOMMMLNMNMLNMMMNMLNMLLPNLMLLMMNMMNMNMMMMMNMMLNMNLNMMLMMLNNLMMNLMLNNLMLMLMMMMMNLMNMPMMLNMMMMMOMLLMMLMMMMMNMNKMMLMNMLNMNKKLNMMLKMMONKOLLMMMMLNNNMMMMLMLLNMMOOOMMMMMMNMLNLNMMMMMMNMNMLNMOMLMMKMMOMLMMNMMNMMOMMMMNMMMMNMNLLOMMMMMNMMNMMOMMMMKLNNLNNMMLLLMNOMNMLMMMMMMMLNOLNMMMMLMMOMMMMMMLMMMNMMNLNLMLMNLMOLLMOMMMMMMLOLNNLMLLMMMNOLOMLNLMMMMKMNONJNLLMNMNMMNMLNLOMNMLMONKLPMMMMMLLNNONMMLNMMMMLMONLMLMMMMNMNMMMMNMLLLKMONMLMMNLMLKMNNMNMLMMMLNLNLNMMMMMLMMMNMNNMLMMONMLMMMKMMOMOMMMMLMJMNNNLLNMLLMNMLOLLNNNNMKLMLMMMLMNOOMMMOLMLNLNMMKNMNMMLLMMNMMKMLLMMMOMONLNLMMLLMMMNNOLMKNMMMLNOMMMMNMMMMQLKNKMMLMMMKNNLMNLLMMMMMNLNOLMMMKMLMONNNMNMLMMMMMMPMLMMNLLMMMMNMMMMOLMLLNLMOMMMNMLLOLNLNLNMMNMMLNMOMKLMNMMMMMMMMNNLMMLMNMNMMMLMMLMLMNNOOJLMOLMLKLNNMMNLNNMKMMMMMNLLLONMLMLNMNMMNMMLOMMNMLKMLNNMMLNNMMNMNMMMLMMMMNNNONMMJMMMMJMMOMMLLMMMMMMKNOMNMMMLMLMMNLNMMMNLMMLMNMMNLLNMMLLNMMMNLLOMMMMNNMNMMMMMMLNLMMOMMLMMMJLMOMLNNMMMMLLMNNNMMMMMMLNMOLNLNMMMMMNNMMMMNNMMMLMMOMMLLMNMMLMOMNMLMMMMMMMNNMLMLMMMMMLNJOLLLLNOMMMNMNMMLMKNMLJNPLMKLMMMMNLMMPMLLMMMMMONMKMMLMMMMOPNNMMMMMMMMLMNMNMMLMMMNLMMOMMNNMMMMKNMNNMMLMMNMLJMNMMMNNLNMKMNMNMLLMMMMNNNLNNMLMMNLLNMNLMLLMNMMNNNMLLMOMMLNMNKNOMLKMMMMNQNMOLPLMMMMKMMOLNLLMMMMNOOMMNMMNMMMLLNLMMMMMMMMOMMLLOMMMMMMLMNKMNLOMMLMLMMKLLONNLNMLMLLOMMNNMNMLLNMNNLMLMMMLONMNNMMMLLMLKOMLLMMMMMMMNOMNMMLNMMMLNOMMMNLMNMMMNOMMMOLMMMMLOMMMMNMMLMMNMOLNMMLMMMMLPMNMOLMLMMMMMOLMPMLMMMMJLNKMNLLMMMNMNNMPMMKMMMMKNLMMMNKMMMMMNNMOMOLMMMMKMMMOMMNLNMMJNMLPMMMMMMMLMNNOLMMLMMMKOMNOMLMNMMMMMMMOMMLMMNMJNMLMMLMMLMMNLMMNNMMMMMMLMMMMMLMNMMMLNLMNLMONNNLLNLMNMMMOLMMLMMMMMLMNMNMMMNMNMLMMMMMLLMMNLKMMNNMLMLMNNLMLMOMMNNLMLMMMMMNLNLMMNOMMNMMNKMMNLMLMNLMNLLLLMLMNNMNOMMMNMMJMNMMKNMLOMMMLNMLMMMNMMMMMLMMKMMLONMLMMMMMNNMOMMMMMMMKNMMNMMLMMMMNLMMNMLMNMMMNMNMNMLLMMNMLOMLPMMMMMMMKLMOLMMLMMNMMMLLMMMMMMMMNOMLLMMPMMMMKKMLNNLLMMMMNMMLNMMMMMMMMLNMNMMLMMNMKLLMNMLNMMMMNLNMMMMMMMMNKMMMNNMLMMMMMNMNLMMKMMMMMNLOMMMLMMMMLLMMNMMKMMMNOMMNLLLNMMMNMMMMMLMMMNMMMJLONNLLMMMMKNMNMMMLMMMMMLMLNMMLMMMMNNNKONLLMMMMMMNMMMMLMMMMLLLMLMMNMNMMNLMNMMMLMMMMMLMMNMMKMMMMNMLMNMLMMMMMMLMMOLLLMMMMMJMNMLMMMMMMNNNLNLNMMMMMMNNMMMMMMMMMMNNMLNMMMMMMMNMLLNLMMMMMMMNNLMMLMMMMLLNNLMMLMMNMMMMMNMMLMMMMLNNMMMMLMMMMOKNMONLLMNMMKNNNMNMLMMMMKKNLMNMMMMMMLMLNNNLLMMMMLNMLMMNMMMMMLMMMMNLLMMMNLNMNMNMLMMLMLNMNNNMLMLMMLKNLNMNLMMMMKLLLONMLMNMMMMLLOMLMNMMMMOLMNMMJMMMMMKMOMLMMMMMMKMMMMLMKMMMMOMNMOMMKMMMMNLMMMMLLMMMMNJMMLMMNMMMMKLMMMMMMMLMMOLMNMMMLMNMLMLMMONKJMLMMMMMMOMLJMMMMMLMMNMLKMMMMLMMMNNMMMMLMLMMMNLMMMLMNLLMLNLNNMMMMMLMMMMMKMNMNNKMNOMLNMMMMJMMOMMLNMNMMLMLMONLLMMMMMJNLNMNLMMMNKNMOLMNNMLMMKMLNMMLNMMMMKNMLMMMKMMMMOKMMLMMLMMMNNKNNMMMMMMMMMLMNPLLMMMMMKNMKLNMMMMMMPLMMLMMLMMNMMNMNMNNMMMLMKMMMLMLMMMMMMNLOMMLMMMMLMOMLLMMLMMMMOMMLNNMLMMMMMKNMLMMLMMNMMNMMLMMMMMNMNLMMMLMLMMMMNLLLNOMMMMMMLNMNKNMMMMMMMMMMLLMMMMMMOONMMMNMMLMMLNNOLNMLMNLMLMOMKMMMMMMMNNNNMMMLMMNMLOLOMMMMMMMMMKMOMMMLMMMMMMNMNNLLMMMMKNMMMMMMMMMMNNMMMMMMMMMMNLNOKMMMMMMMLOMKOMLMMMMMMMMKOLMMMMMMNJOMLLMMMMMMNOOOLLMMMMMMMNMLMMMMMMNMLMMMNMMMMMMMNJMKLNLMMMNMNNMNLMNMMMNMMLNLMMMMMMMMMNOMKMMLMMMMOONLMNMLMNMMLMMMMMNMMMMMLMLMNMMMMMMMLNMOMPMLMMMMLONLMNMMMMMMLMMLLOMMMMMMNMLKMMMLMMNMMNMMNNNMMMMMMNMMNMNLMMMMKOLNNNMLLMLMNNLKOMLMMMMMNMLMMNLLMMNMMOLLPMMMNMONLMMNLMLMMMMMMOMMLMMLMMLMNMMMNMLMMMNMMMNKMMNLMMMMMMNNMMMMLMMMMLMMMMMLMMMMOLMMMNMLMMMMNKMMLMMMMMNMMLMLNMMMMMMMMLLPOMMMMMMLKOMNMMMMMMMMMLMMMMMLMMMMMNMMMMMLMMNMMLONLLMMMMMMMMLMMLMLMMNMNNMNMMLLMMMMMOLMMNMLMMMMMLMONMMMMMMMMLLLMNMMMMMMNKMMMNMLMMMMMLNLNMNMLMMMLMMMNMNMMMMMLJMMMMNMMMLMNNLMMNMMMMNMNNMLNOMLMMMMMMLOMMKMMMNMMLMNMMLMMMMMMNKKMMLNMMMMPLLMMMNKMMMMNNKOMNMNMMMMLMNMMMLNMMLMMNMMLMMOMMNMMNLMNMNLMMLMMMKMNLNMMMLMMLLOLMMMMMMMNLMLOMMMMMMMMNMLMMMNMMMMNMKNMMKNMMNMLNMMNMMMMMLMMKMOLMMLMMMMMLMMLMNMMMMMMKMNMMMMLMMMMMLLNMMMMMNMNMKLMMLNMMMMOLMMNMLMMLLMNNMLMMMOMMLMMNMNLMLLMMMMMNMMOMNMMMMMLOMNMMLMMMMMLMPJNMMLMMNMLNOMMNMMLMNMLONKNMMKMLMMMNMMMMOLNMMMLKMMNMNLMMMMNNOLNMMLMMMMLLNNMMMMMMNMLNNLMMMNLMMMLOLMMMLNMMMMMPMMKMLMMMNMNOMMMMNMMMLMMMMKOMMMMMNMMKOLNMMMMMMMMLKNNNKLMMMMNMMLNMMLMMMMMLMLNMLMMMMMLLLNNMMLMMKMNNLMNMNMMMNMKLMLMMOLMMMMMIMMNNLMMMLMMOMLPMKMMMLMMLMNOMMLMMMMLNLMOMLMMMNMLLMNNMMMMMLMMMMKOMLMMMNMLMLMKMNLMMNMMKNMLMMMMLMMLNOONMLLMMLMKMLLNMMLMMMMNMKMNMMLMNNMMMLMMMLMMNMMMNMMMMLMMMNMNLLNNMNMMMMLMNMNLMNLMMMMNKMLMMMMMMNMMMMMLMLNMMNMMMMNMMMMMMNMMMLMNMLLMMNMMMLKPNLLNMNMMNMKONLLMMLMOMMONMKMMMMMMOMMNMMMMMMMNKLNLNNNMMLMMNNLMMNLMMLMNLMMMMNMLMMMLNLNNOLLMLMMMMNMMNMLMMMMMMNLMMMLMMMMMLMLOLLOMMMMMKNMMNMKLNMMMLNNMMMMMLMMMNMOMNMMMMMMLNMMMMMLMMMMONNMLMMKMMMMMMMOLLMMMMMMMLNLLMLOMLMNOLLLMNMMMMMMNLNLLMMLNMMMMMMNLNNKMMMMLLMLNOLMNLMMLJNNLMMLMNMMLMMNNMMLMMMMMKNNLMMMMMMMMNMMLMMMMMMMNOMMMLMMMMMMMMMLNMMMMMMMNMLOKMLMMMMMNONKNLNLLNMMMMMLNNLMMMMMLNOMMNMMMMMMKONLMLMMOMLNOOLMMOLNMNMMKMLMNMMMNMMMNLMLOMNMLMMMKJLMNMMMMMMMKMMNKNMKNMMMLJNMMMMMMMMMMOOMKNMLMMMMMLMMMLNMMMMMNOMLMMNMMMMMNNMMMMNMMMNMMPMNLMNLMNMMLMLLMNMMNMMMMONLMMMLMMMMNONMOMMLLMLMNNMKNNNKMLMMMMMMNLNMMMMMLMLLKNMNMLMMOKMKPMMMMMMMLNMNNMNLLNMMKKMLONMMMMMMLMNMMNMMMMMMLMMNMMMMMLMMMKNMLNMNNLLMLKMMLNMMLNKMNMNMNMMLLMMMNLNKNMMLNLMMNNLMMMMJMNMMMMMOMMMKMMMMNLOLMLLONMNMKKMLMMMMMMMMMMMMLMNKMNMLNNMMLMMMMMMMMMMLLMMMMMMMOMNOLLMLMLMMNMNOLNMMMMLMMLMMMNLLMLNMNLNLMMLNMMMMLKNNLMNLMMMMLONNMMLLNMMMKKMNLMMLMMMMMNMNLNMMMMNMLMMMLNLOMMMMLPLNNMLLMNMMNLNMLLMMMLMMMNNLNMMLNMMMLNMNNLNLNLNMJKONMMLNLMMMLLMOMLMMNLMLMNNNMLMMLNMMLLLLNMLNMNMMLLNNMLLLMMMMNMMNNMLLMLMMOLNNMMLMMMMMMJNMMMMLMMMMMLNNMMLLLLMNONNMKMNMLMNMNLNMMMLMMMMMKLMOLLLNMMMMMNLONMMNMMMMKNMLNMMMMMOMMNLNMNMOMLMMKMMNLMLNLNLMNMLMOMMLMMMMNMLOLMMMMMMMNLOLMMLLMMMMNONNNNLMLMMMKNMMMNNMLMMMLLMMMNMMLMMMMMNKNMLKMMMMOONLMMNLOMMMLNLMMMNNMMMMKLNMLMMLMNMMNMMLMMNNMMMMKNONLMMLMMMMLNNLLMNMLNMMLPOLNMMLMMMMKNNMMMMMNMMMMONLNMLNLMNMLLMMMNNMMMMMLMNLNNMMMMMMLMNNNLLMLMMMLLMMMMOLMNMMLMNMMMNNLMMMLLMNMLKNLNOMMLNLOMLLMMMMMMMNNMLNNLMMLLNMNMLNMLMMMNNMOMMMMMMMKLNLNLMMMMMMNMNLLMMLMNMMNNNMNMMNMLMMLLNMMMLLNNNLKMOLNNNMMLMMLKMMNMMLMNMMMMMLNMMMMNMMNNNOLNLLOLMMLNMNLNLMNLMKNMMMMMNMMMMMNLLNMMLMMMMMMKMNNMMMMNMMLLNNLMNLMNMMLMOLNMMNLMMMLLMMOMNMMMMMKNOLMMMNMMMMKNMLNMOMMLMMKLMNMNLNMMMMKLLNNMLLMMMMMMMMMONLMMMMKKLNMOLLMNLMMMMNNLOMMMLLKMMKMNMNMLMMOJNKLNNJMNMNLLMMLMNMMMMMOKMMMNMMNMMLLLMMNLMMMMMMNNLMNLMMMNMLMKNNNLLLNLLLNKLNNLNMMLNMMKMPMNMMMMMMLLMNMMMMMMMMNLMOMMMKMLMMMMMLMNNKNMMMMLNMLMMMMMMMMKMMMNMLMLMNLNNMNLMLMMNMLMNLLMMMLLNMNNLMMMMLNMMMMLMMKMMMMKMMMLMMNMLMMMMMONLLMMMMMMMNNMMNLMMMMMMMNLMKKNNLMNMLNKMKLNMMMMMMOLMKMOMLLMMNPJLLMNMMNLMMOLLLMNMMNMMMNKMKLOMNMMMMNILMMMMLMMMMOMMNLNMLLOMMLLMKLNNMMMMMNMLLLNNJMNMMOKOLMMMLMMMMLMNKLNMKNMMNNMPMMNNLMMLMMMMMNNMMMMLMMNNMMNMLMLMLNKNMMMMMMMMMPNLMMNMKMNMNMKMMMNMLNNMLKLKMMNMLMMMMNMLNMMMMNOMMKLLJNNOKMMMMMMLMNLNMMMLOKKNLLNLKNMMMOMMNLNMMNMMLNLMMNNMLMLMNMLNMPLMLNMLMMNMNMLNLMMNMMKMMONLKMMMNMNNKLNNLNOLMLJLLMMMLLNNMNKMNNMMKLOLMLLLKLMMLNNMMOJMLNMMKMNMMMMMKNMMKMNMMONMMMMKLMMNNMLMMNMNMNLPMLONKLNMLMMMNMJMMLMMMMNMNNLMLNMLMMNMMMLMLNLMMMMMLOMMNLMNMMNMLMKNMMMMLMNLLMLMOLOKKMLNMMNLMOMLLMMMMNLNNOMMLMLMMMMMONMMLMLMMLKMOLLNOMMMMKJMOMMLLMNMMLLLMNMNLMMMMMNLOMLNMMMMMMMNOLMMMMMMMKMMMMMOMMMMMNMLNMOMLMMMMNNMMMPNLMMMMJNMLMMNMMMLMOLLMLMMOMMMMLNLONMMMMMLMMMMMMMLNMNMMMLMMMMNLLMMMNJMOMLMLMMNMLKMMNLLMMMMMMNMMMMMLMMMMMMMOMNMLMMMMLLNMMMMMMMLMKOMNLMNLMMMMMNMMLMLLMNNMNPMMMMMNNMLMMKMPLNLNMMMMLLMNNMNMLMLMKLLNMMMMMMMMMLLMNLLNMMMMMPNMMLNNMMMMLNMOKNLNMMMMKNMMLNMMNMMMLNMLMNLMMMNMLLNLMOMMNMMMLMLMLOMMMMMMNONMLLNOMMLMMOMMMLMNNLMLLLMNMMMMMMLMKNLOMNNKMMMMLKOLMMLMMMMMKOOMMLMMMMMMLNOLNMMOMMMMLNLLNNMLMMMMMNOLLOMLMMMMMNPMLNMLMNMMLPLLMNNNMMMMKMMLMPLMMMMMMLMNLNMLMMMMMMMNMMNMMMMMMMNMMMPLMMMMKMNMMMMNMMMMKNLLMNMNNMMMMNMNPMLMMMMMMOMNMNMLMMMMKMNNMMLMMMMMLNNLLMOOMMMMKMMMMMMNMMMMMMNMLNONMMLMLNLNLNNMMMNMLMNLMMLNNLMMMMMLNMMLOMMNKLMMMMMNMMMMLMLNMNMMMMMMLMNMLMMMMMNMLMLLLNNLNMOMLMMJNMMMNMMMLLMMMNNLMMNMMLLMNNNMNLKMLLNMMLMNMMMMMMMMMMMMMMMMLMMMLMNLMMNMLNMNMNMLMMLMMNNOMMLMMMMMMLNMNMMNMMMMLMMMMNLMMMKMNMMOLMMNMMMMLNMOMMMNMMMMLNMMMNMLMONMLOMNMOMLMMMMLKMMMLKOLLMNPNLMMNLONMMMKNNMMNLKNMMMKONKNNLKMMMMNKNMNNKNLMLMKMMNMMNKMMMMKLLONNMLMMMMLKMLMMNMMMMMLKMNMLMMMMNMLLNPMNLKMMNMKNLMNMNMNMMMLMMMNMNLMNMMKOMNMMMMMMMMKMMLOMMMMMMMLNMNMMMMMMMMMMLMMOLMMMMNMLMOMLLNNMLMKMMNNMMMMMMNLLLNMMMNMMMMMLLNPLMLMMMMLMLMNLMLMNLMNNMPNMMMLMMMLLOLMNMLOMMMLMLMMNMMNMMMMLLOLOLMNNMNJMMNMMLNOMMMLLLMNLMLNMMMNLNNLMMMMMMMKKMOMLMIMNLMNNNLNMLMLMMMMMMLMNNNMLMMMMLMMONLNMMMLMNLLMMMMMMMNKNMLNMMNMMMMMNLMMMLNMMMLJNNLNLLNNMMKNMNNMNKLNLMLMMNMMMLMMMMKOMMMMOMNMLMLNMMNMLOMNMMLMMONMKKMMMMMLOMMMMMLNMLMLNNMNLLMNMMLLMMMNMNMMMLLLMNNMMMMMLMKLNMMNNLMLLMMNMNMNLLMMLMNMMMNMMLNMMMMMLNNLMLOLMMNMMNMNLLNNMMLMMNMNMLMNLLLMMNMLNMMLNMMMLNNLLLMMNMMLMKMNLMMMMMOMMNNMLLMMLNMMMNNMMMMMLMMMMNMLMNLMMMMKMNNNMLMNKMMNMLLNMMLMNMNLNLLMMOMMMMMNONLMNKMNMMKMNNKMLMMNMMMKMNONLLLMMNMNMNMMLNLMLMMMMMMNNNLMMMLLMMMLMMNMMMMOLMMMMOMMMMLOMLMLMKOMMLPMOONMKKMMMNKINMMMLMMMLMMKMPMLLNMNMMJKKNLMMMMNMMNJNMNNLMLMLMNJLNMMOLMMMMMLLNMMNLMMNMLLMOLMNNLLMMLNMPNMMMMMMMLMMMMLLMMNMMMMMNLMNMNMLMMNNMNMMMMMMMMMMLMMLLOMMMNMMMMNMMMMMNLMMONMKMLMNLMNMNNMNNLMMMKLMMMMMNMMMMKLMLMMMNMMMMMNLNLLOLNMMMNLMOMLLOMMNMLOMLMOLLNMMMMKMLMNMNOMMMMKMMMMLOMMNMMKMLNMLOMLMMNKMLNMLOOMLMLMLOMMMNLMMMLLMNLLNMMMMMMNLNMMLNMMMMMLMOLMNMMMMMKJMLMNNMNLMMLKLLNMOLNMMMLNNLMMONNMMMLMLNLMMLMMNMNLLMNOMLNMMMKMLMMLMONMMMMKLNLLMONNMMLLLMNLMNMNMMMMMMMMPNMLMMLNMLNMONMMMMKMMNMLNMLMNMMNLNMMLMMMMMLNLNLNMMNNMMLNMLNMLMMNMMMNMLNLNNMLNMLNLMMMNNMLLMNMMOMLMOMMMMLNMMMLMNNMLMKMNMNLLLNLNMMMLLMLLNONLMNNLMLMNMMNLMMMLNLLNNLMLMNMLMMMMMNMNMMMMLNMMMNMLMMNLLNMLNNMLMMNMNMNNMMMMMKKMMNNLLMMNMMMMLMMLMNMLMOLLNLMNMMNLMMMLLMLMMMNNNOMMMNMOMMMMNLMKMNNMNMMMLKKLNLLMNMMMMNNMNMLLNMMMMKLMNMMLMMMMMJNKOMNLMMMMMLJMNMNMMMMMNLONQLMMLMMMMKOMOMNLMNMMMLLNMLLLLMMMMOMOLMLMNMMMNLNNNMMMLMMMMMMKNNMLMLMMMMKNPLMMLMMMMKLMMNLMMMMMMMNLOLMNLMMMMMKMMMMLNMMMMKMMNMMLMMMMMKNNLNMMLMMMMNMMOMMMLMMMMJKMMLMMMNMMMLOLNLMMLNMMLNLNMNMMLMMNMMNMMOLLNMMMMLOMMMMMNMMMMLNMNPMMKLMMMKPLLNLNNMMMMNOMNLMMLMMMMMNMNLMLMMMMNMONMLMMNOMMMLMMKLOMNNMMMMKLNMOMNMMMMLLNMLLNLOMMMLNLLOMNOMMMMKNNOMMMMMMMMKNMPLMMMMMMMKNMLMMMNMMMMMNNLMNMNMMMMMMMLKNMMMMMMNKLMMMNLNMLMMMNMMMMKMMMMKPNLNMMLMMMNNMMNMMMNMMMMKLLLNOLLMMMMNLNLLLMMMMMMNLNMLLMNMMMMMNMOMMMMMMMMNPMMNMLNMMMMLKMMNLMNMMMMLNMMMMMKMMMNMNMNMMMLNMMMLMMNNLLMNMMMLPMMONLMMMMMMLMMNMMNMMMMKMONMMMMLMMMMOLMMLLOMMMMMMOMNLMOKLMMMMNNMMMNMLMMKLMMMMMMNLMMMNMONNMLMMMMLNNMNMLMMMMMLMNMMMNMMMNMLNLNMMMKMMMMNLMMMMMLMMMMONLNMLLNMMLMNMMLMMMMNMMMNMMNLMMNNMMMLNMOLNMLMMMMMNNMNNLMMMMLMMNKNMKNMMMMMKNNKMLKMLMMNNMOMMLMMMMMMLMNMMLOMMMMMMMMNLMMMMMMNMNNMLMOMMMLMMOMMMLJMMMMNNLNMNMMMMMMMMMOLMMNMMMNLNNLNMNKMLMMNLMMMNMNMMMLMKMLLMNKMMNMNMMNNLNLMMMMLMMNMNMMNLMMMONMMMNNMMLLKNNNMLMNMMMMMNMQMMMKMMMMKPNNLMMNLMMMMNMNLNMLMMMMNLMMMMMNMMMMLLNMMNLMMMMLMONMMLNMMMMMMMMNMMNLMMMMMLLOMMMKMMMMMPLLMNOLNNMLKKMPLMMLNMMMMONMLMNMKMMMMLMNMOMLLMNMMLMMMQMLMMMMKKLLLNMMMMMMNKNLMMKONMMMLLMMLMLNLNMMNLNNLLMNNMMMKNMONMNLMMMMNONMNMLNMMMMLLNLLLNNMMMMMLMLMMOMMMMMNNNMMNNKMMMMMNMKMOMLMMMMNLOLLMLLNMMMNLNMMOMNLNLMLKMKMOMMMMMMMMMMLMNNMMMMLLMMMMMMMNMMMKMLMNPNLMMMMKMLMMONMMMMMLNLNMLNMMMMKONMMLNJMMMNMMMMMMMNMLMMLMONNMMLMMMMMPNMLMNNMLMNLOMLMMNNLLMMMMMNLNNOMMMLKMMMLMMNMMMMNNNMMNLJNMMLMNLNLMNMNLMNKLMMMMMMMMMMMNMMMMMNLLMOMOMMMMNKMLNMNNNLMLNMLMNMNNMNLMMMLLLNNNMMMLLNMMMMONMNLMLMNOLMLLMMMMLLMMMMONNNMNMMMLLMJNNMMMMMMNLLNNNMLLMNMMMMMLMMMNMNMMMMLNNMNKNMMLMMMOMNLMMNMMMMMLNMLMNMOMMMLNMNLMMLMMMMLLMKMOMNMMMLMNLNMLMOMMMMMMNMMNMMMMMMKNOMMMMMMMMMKMLOMNNMMMMMKJOMMNMLMMMMLNMMLLMMMMMMNNMNMMMLMMMMMLMLMOMOMMMMMNMMLNMNLMMMNMMNMMMLMMMLMNLMLNMMMMMMNMNNMMMLNMMMMMLOLNMKLMMNMJKNMNMLNMMMMMNNNMMMMMMMMOMOMLMNMMMMMOMMNMMLMMMMNNLNLNMKNNMMMOMNMNMLMMMMLPNKMMMKMMMMMKMLMMMMNMMMKLLLMNMMMMMMMLLKMPMLMMMMMMNLLMNNMMMMKMMMLMMLLNMMMLLMMMLNMMMMLKNLMONOMMMLLKNLMNMLMMMMLOMMMNMNMMMMMLMMMNNMNMMMLMMLMNLONMMMKONLMNNLLLMLNMOMMMMLMMMMNLNLMOMNMMMLMMLKMNMKMMMMNNMMLNMKMMMMMNMMMOMLMMMMLOKNLNNNNMMLKNMMMNNMMMMMKKLLNMLNLMMNNLNNMLLNMMMMKOLLMNMMMMMLNLKOLOMMMMMNLOMMMMMKMMMLONMMLNMLNLMMMNNNLOLMMMMMLMNLLLMNNMMMMMNMNLMKMNMMMLNMLNMKLMMNLLNMLNMMNLMLMMNMLNMLNLMLMMKOMMLNMMLMMMNLMNMLNMMMMKNNKNMLMLMNMMMMNMMLLMMLNMMMMMMMLMMMMLLMLNMMMMMMMNNLMMMMLMMMNMNMMKLNMMMLNMMMNOLLMMMMLMNONNLLMLMMLMMLLNMKMMMNOLKNNNLNMMMMLMONLMMMMMMMLNNMMMMLMMMMNMNMLMMLMMMMNNMKNMMNMNMMMKMMOMMLMMMMLKMOLMLLMMMMMLLOMLMMMMMMMMLNNLKLMNMMNMMNNNLLMMMMMMMMMNMMMLMMNLMNKMMMMMMMNNNKNLMLMMMMOLMMLLMNLMMNMNMNMNMMMMMMJMNLMOLMNMMMKNOMMMLLMNMMMNMNMLLNMMLLONNNKLLNMMMMMLMMMNKNMMMMNNMNMNMLMMMMLNNMMNMLLMMMMLMLMNMMMMMMMMLLMPLLONMNLLLKMOMMMLMMNNOLNLLNMMMMKKNLMMMLLMMMNNOMMNMMMMMMLJOMMMLMMMMMNMNLMNMLMMMMMMNMLNLLMMMMNLMMMOMMMMMMLKNLMNMLMMMMMNOMNNLLMMMMKMNMMLMLMMNNLKLMMNMNMLMMMMMLMQLLMNMMLLMLMNLLMMMMMMMLMONLOMMMLNLMMMOMMMMMLLMMOOLMMMMMJNNMLNMNMMMMKJNKNNLKMMMMNMNMLNMMMMMNLNMMNLMNMMMMMNNMMLMJMLMMNLNLMOLMMMMMLLMMMNLNMMMMLMMMLNNMMLMMMLLLOMMKMNMNMMMLMNLNMMMMLLNMNNMLNMMMLMLMNOMMMLMMMNMNLNKMMNMMKMNLMNMKNMLMNNNLMMMLMLMNNLMKMOLLMMMMOLMNLLMLMMNMNLMMMLLMNMMLOMNMLNMLNMMMKNMLMNMMMMMMLNOLNNLNMMMMKMNKNNLNMMMMKNMLNMMLNNMMLMLNMNLKMMMMNOMNMMMNMMMMLNMOLNMLMMMMKMOMMLLMMMMMNOMLNMNMMMMMMLNLMMNLMMLMNMLOMMMLMMMMMLNMNLLNMMMMLMMKLMMNMMLMOMMMMMMMMMMMMLKOKMMMMMNMMNMMMMNLMMMLNMOLMLLOMMMMMNLLMNMMMMMMNLMLMLMNMMMMNMMLNMMNMMMMLONNMNMKMMMMLNNMMMMNMMMMMOMNMPMLMMMMKKKMMLLNMMNMNMMNMMMNMMMMMLLNMMMLMMMMNLMNNMMMMMNMJMMMMMMNMMMMMNNLNMMNMMMMLMNLMMLOMMMMMNMMMMLLMMMMNLKMNNLNMMMMLNMLMNMMMMMMNOMMMNMLMMMMMMMLMMMMMMMMNPMLLLLNNMMMOPLKMMMNMMMMOLMLMLNNMMMMLLLMOLNLMMMMMNMMMMLMMMMMMMLLOMLNMMMMMMNNKLMIMMNMMNLLMMNNMMNMLLMNMNLLMMMMMLMMNMLNMMMLNNNMLLNMMMNLMMMMLMMNMMMMMNLNMNLNLMMLMNMMNLLOMMMMMNMMNLLMMMMMNNMMMLNNMMLMNKMMNMLNMMLMMNMMMMMMMMMNMMMMMNMLMMMNLLMLNNLLMMMMNLMNNMMMMMMMMMOMMMLMMMMMMMNOLMMMMMMMLPNNLMKMMMMMNONMNMMNMMLMLOMNLLNNMMMMKMMMNLMKMMMMMMLMLNNMMMMMMKMNMLNLMMMMLLLNNLMMMMNMLLMMNMMMMMNMMMMONMMKMMMMLLLOMLMLMMMMLKMLLMMNMMMMPMNLLNLMMMMMMMNJMMMNMMLMMMNNLLNLMMLLONMLNMMKMMMMNLNLMMMLMMMMOMNLMNMLMMMLNKNNNLMNLMMMKMMLMNMLMMMMMLMKNMMPMMMMKNMPMMLMMMMMKNKLMMOMMMMMMLNNLNLMMMMMLNOMMMMKMNLMNONKLNMNMMMMLOMLLNLNMMMMONNKLMNNLMLMNMNLNMMKMMNMNMMNLLLNMMMMMLNMMKMMMMMMMNNLMLMNMMMMLONKNMMMMMMMMMNLMMNMMMMMMLNNLMMNMMMMLNNLMMNKMMMLNMNNNLMLMMMMLMMLMNMLMMMLNNNLMNLMMMMMMMMMMMMMMMNMLMMMLMMOMNNMLMLMLMMMMMMMNLNMNMMMMMMMLLNLNMMNMMMMLMLMMLKNMMMNNLMLMLMMMMMLMMMMOLMMMNMNMLMMMLMMMMMNOLNLMMMNMMMMMMMMMMLNMMMMNMMLLMMMMMMMOMNLMMNLMMMMPLNNMLLNLMMLOMNMMMMMLMMNLMMOMMMMMMMNMMMLMLMNMNNLNMMKMLMNMMMMOONMMLMMMNMOLNMMMMMNMMMLNMMMMMMLMMNMOLMLNMMMMMLNOMONMMMNLMMMLMMKNMLMMMMMNLOKNLNLMMMMMLNMMKMMMMNMMMNMLLMMMNMMMMMNMLLNMMMMLLMMMLMMMMMMMLMMMMLMMMMMMJLNMMMLMLNMNNNLLMNKMMMMOLMNOMLLMMMMMMMNMMLKMNMMNLOMNMMLMMMMLMNMMLNMMLMMLLMMNLLMMMNMMLNLNMMLMMMMMMMLMMMNMMMMNLNLOMNLMMMMMJNLMMNNNMMMLNLKMMMLMNNMMMMMNMMLMMMMNNLNNLMKMMLMNOMMMMOLMMLMJMOLMLNMMMMMMKMLMNLMNMLMNMLMMLKMMNLNNLMMLNMPMMMNLLMMMMOMMLNMLLMNMLNNMMMMLMMNMMOMLLNMLMNLNMMLMMNMLMONMLMMMMMMMNMLNMNLMMMMMNMLMMOLMMLMNMNLMLNKNMMMMMNMLMMMMMMMMNNMMMNNMMMMKKNMMLLNMMNMLMLMMMMNMMNMLKKNMMMLMLOMMMMMNMOMMNLMLMMMNLMMMMMMKMMKMMNMMMMMNMMMOLLKMMMMNMNLNLMLMNMMMMMMMMMNMNLMLMMLLLMMMNNNMMNMNLMNMMMMKKLNMLMOMNNMLKMNMLNNMMMMKMLLOMNOLMNMLOLLNLNNNMMLMJNMNMNLLMMMMLNMOMMMLJMMMLLNMLNLMNPMKLNKMMLKMMNMPLNMMLNMMMMNLJMKNMLLMMNMNLMMOMLLMMLNNLMNLMMMMNMMLLMNLMMNMMKMMLMLMLMNMMMMMLLMMKNMMMNMLMNMOLLMMNMMKLMMMLLOMMMMMLMLMMMNMMMMLLLMMMMMMMMMMMMNLNMLMMMMLMOMNMMLMMMMMKNMNLKKMMMMNMNNLMMLMMMMKLNMNMMLLMMMMLKNNMLNLMNMLKLONNMMMMMNLMLMMMMMMMNMNMOOMMLKMMMMLLLNLMMMMMLMMLMMOMMNMMMMLNNMMMNMMMMMMLMLLOPMMMMMMMMLMLMNLMMMONMMMOMMMMMNLMNLMLMLMMMNPNMMMOMMLMMMNKMNLMLNLMLMNMLMOMMNLMMMMKNLNNLLMMMMKNOMMNLJMMNLLNNLNLMOMMMMLPOLNNLMMMMMKKOMLLMNMMMMLOLLMNNMMMMMLOMLNNNKMMMLLMNLLNMMMMMMLONNLNLLMMMMNNMPMNLNMLLMMMMOLNOLMMMMKKMMLMNMMMMMKKMLMLMMMMMMOMKOMLMNLMMMMJNKMLNMNMMLMLOLNMNMMMMMMLNMNNLLMMMMLLMLNMLNLMNMNMOLMMMMLMLMMMMLMLNMNMMLLLLMOMMNLMLMNNLNMMLNKMNLNKMOOLMMLMMMNMKNNMNMLMMMMKMMMLMJLNOMNJLNMNLMLMNMMNMNMMMMNLLLMLMMLNLLMMMMOKMOLMMMMMNMLKNOMMMKLMMMMLMNLNLNLLNMNLNMNMNKMMNLKMMNNMLMLMMMJNMMLMNMMMMMMLNKONNLLMMMKKMNMLLMMMNMLLNNLMLMLMNMNNMOLLMMMMMMLMMLMMMMMMMMNNMLMMOMMMLMMLNNNMLKNMMMMKNOLMMNMMMMKLLNLMMNMMMMMLMOLMLMMMMMNKLMNNLKMMNMMMMOMMMMLMMMLLMNMMMLMMMMMKLNMMLOMMMMMONMMMLLNMMMLNLMMNMMMMNMKNLLNNMNMMMMMNMMLLMMNMLMMMNNLMMLMMMMMKLOMMLMOMMMMKLKMOMMMMMMPNMMMNMKNMMMMNLNMNMMMMLMNNLNMNMMMMMMMMMNMMMMMMMMLLMNMLMLNMMMNKNMNLLLMMMMOLMOKNMLMMMMMLMMLMMMMMMMOLMPOMLLMMNMLLMOKNMMMMMMMLNMMMOLMMMMMKMNLMNLMMMMMKMMMMLOMMNMMLNNMMLMMMMMLKMOMMLMMMNMLLMNKMMKMMMMMLMNMMMKMLMMMLLNLMMMMMNMMKMNLMMLMMMMNLNMMNLLMMNLMMMMMMMLMMMMNMMMNMLMMMLMNLMNMMMMMMMMMLMNLMMMMMMMNLNMMLLNMMLMOMMOLMNLMMMMKLLNNMLKMMMMNKNKNNMLNLMMMNMPLMMLMMMMLLMNMMMLMMMMLKLMMNMLMMMMMNLPOLMLNNMNLLNLMLMMMMMMNMMMNMMMMMMMLMMLOMMMMMMMLNMPMMMMMNMMLKMOLMMMMMMMMLLMONMMMMMMLMMLNLMMMMMMMLMNLMNMMMMMNKMMMLMMMMMMMNONLMMMMMMMNKNNMLMLMMMMMMMNMMMLMMMMOLMMMNMMMMLMOMMLNNMMMLMMOMMMMMMMMMNMNMMMOMMMMMMLLNMNKLMMMMMMOLMNLMMMMMMMMMLMNNMLMMLMNLNLMMMMMMMMPOMMOMNMMMMMLMMMNLMLMMMMMLMOLMMMMMMMMLMNLMLLMMMMOMNMNLKOMMMMLOONMMMNMLMMLOLNMMNLMMMMNOMLLMMMNMMMNNMMOMLMMMMMLNNLLMLNMMMMNMMMNMMMMNMMMMLMMMMNMMMMKMMMKMNLMMMMOOMNLMNKMMMMLOMOLMMMMMMMLONLMMMLMMMMNKMLMNMMMMMMMNMLNLMMMMNMNMLLLMNMNMMMNMMLLMLNMMMMMLMMNLMNMLLMMNMKNMMMMMMMNMOJNMNNMMMLLNMLMONLMMMMMNMNMMMMMMMMMNLOLNLMMMMMNPNNOMLLMLMMMKMLLOMLMMMMNNLMNMMOMMLMMLMPLMLMMMMMMOLNNNNJMLMMKNNOMMLNMMMMKLMONMLLMMMMLNKMMMNLNMMLLONMLLMMMMMMMMMOLMMKMMMMMNMOMMNLMLMMLNMMMMNMMLMMMNNLMNNMMLMMOLNMNMMMLLLNONMMMMLNMMMNNMNMMMNMLKMMMNNNMMMMMMMMLPNMLMMMMNLMLNLLMMMNMMLNPOMPMMMNMMMMKMMLLMMLMMMMPMMLLMMMMMMMPMLNMMMONLMMKNNPLNMLMMMMLMMOMMLNMMMMMNLNLNNKMMMMNNNMLOLKMMMMNLMOMLKNMNMMLNMMKMMNMMMMNNMNLMLMMMMMNMNNKMKLMMMMNMMMNNMLMMMMMLMMMLMMMMLMMNMPLLLKMNMMNNMNLMLNLNLMNMNMLMLMMNMLOLLMMNMKMMMMNMMOMNNMMMLMKJNMMLMMMMMLNKMONLLKMMMLNNNOMLMMMMMMMNMOKMMLMMMMMOMLLNMMMMNMMLMLLOLNMMMMLLMKMPMMMMMMKLMLMOMMMMLMNNONLMLPMNLMMMMMKLMNLMNMNMOKMLMMMMMMNMMNLNMLLMNMLMOLLMNLMMMMMNNMLMLMMMMMMNOLLNNMMMMLLNMMLNOLMMMMMOOMMMKMMNNLLNNMMMLLMMMMMMLLNNMNLMNMMNNKNPLLMMMMLLMMMNMMMMMMLLMNMNMMMMLMMNMMLMOMMMMMLNMMLMNMMMMMJOMMNNMNMMMLKLLLNMOMMMMMMLNMNMLMMMLNMOMLNMMMMMMMNLMMMNNMMMLMMMNMMMMMMMMMMMMLMNNMMMMMMNLOLMMOMMMMLLNLKMLMNMNMNLMLMMNLNMMOKKMMMMMNNMMMLNMMLMMMLMMMMOMLMNMNMMONLMNOLLLNNMNMJMMLLMMMNMMNMMMMMNLLLLNNNOLKMNLMMONMMMMPMLLNMNNMMOMMMNMMMMMMKNMMMMMLMLMMMNNLNMNMMMMMLLLOMNMMMMLMLLMKNMMMMMMMNOLNMNMNMMMMMNMMNNLMMMMMKONNMNLMMMMMLMMMMMMLMMMNMMMMMMMKMMMMLNMNKMLLMNNMMMMMMNMMLMMLNNLOMMMMMMMMKLLNMNNKMLNMLOLMMLMNMMNOLNLNMMMMNMMLMPMMLMNMMMMMNMMPLMMLMMMMMPPLLNLMMMMMMMNLMLMMNMNMMNMLLOMMMMMMMNNMLOMOMMMMMMOLMLNKNLLMNMMMMMMNNNLMMMMNMMMMMMMMMLMNMMMLMNMMLLOLLMMNMMMMMOOLLNMMMNMMLMNKMNMMMNMMLNMLLMNNMMMMMNNLMNMMMLNLMNNKMMMLMMMNMNMMLNMMMMNMNNNLNNMLMMMMMMNLMMMMMLMNMMMMMMMMMMMMNLLMMMNKMMMMNLMLNMMMMMMMLLLNMNKLMNMMLMLONMMNMMMMLMMNMMLNMMMMMMMMMLLNMMMMLMMMNMMLMMMMLMMLMNLMMMMMNMMMLMNMMMLMMMMKMLMOMMNMMLOLNNMMMMLLOLMMMLLLNMMNNKMOMMLLNMMMKMNMMMLMLOMMMMMNLMNMMMNMJMNJLLMLNMNMOMMMLMMNMMMNMMMMLMMMMMMNOMLKMMLNMLOMOLMMMMMMMMMMOMMNLMLLMNMMMMNMMMMMLMMMNLNOLLNLMMMMMMLMNMMMMMMMMNMNLNMMMMMMMMLMNLMNMMMNMMMMMMMNMNMMMMNNLMMMMMLMMLLOMNMMMMMNMNMMLMMLNNMMMOMNMLLMNMMMMNNONMMMLMLLKMMMMLMMMMMMLONMLMMMMMMLNLLONMMLMMMMKPMLNLNKMLMNNNMNMMMMMMMMLNNKLMMNMMMMMNOMMMMMNMMMMNMLMNMMNMMMLKMLKMLOMNNMNNMLMMOLOMMMLNMMMMNLNMMMLMMMNNMLMMNLLLLMMLMMMMNMLMNMMMMMMMMMMNNMLMMMMMMMKNNLLMMLMMMMMMLMMMNLNMMMLNNLMMNNLMMMLMMMNMMMMMMMNNMOMMMMMMMMMMNLNMLMMMMNLKOMMMMLMMMMOMNMNMMLMMMMKPMNMLNKMLMMMPMLMMNNMMMMKKMMNMLMMMMLMNMKNLMMMMMMNMLNNMMMMMMNMLMNLMLMNMNLMPMOLMMNMMMMMMMMNLMMMMMMMONNMLMMLMNNLONOMMMNMMMMLNNNMMMOMMMMLNMNKMMMNMMNKNLMNMMMMMLNMNLMMMMMMMMMNMOLMMMMMMNLMNMONMMMMMLMMOMNMLMNKMMOMMMNNMLMMMMNLLMMNMMLMMNMMLNPMMMLNNLLKMMOMLLLMMMMMNMMMLMLNMMMMONONLKMMMMLLLNMMMLMMMMMLLMNNLMNMMMMMPMNLMMMMMNMMMMOMMMMMMNMLMMNNLLNMMMMLMLONMMNMMMLLOLNLNLNLMNMMNMLNMMMMMMMNNMLLMMLMMMMONMNMMMMMMMMLONONMLLMMMMMNNKMLMMNMMMMLNLMNMLLMMMNLLMMNMMNMMMMMNKKOMLMLNLQPNMNMMMMLMMLOMMMMMMMMMMLKMLNMMMMNMMNKMOMMKLMMMMMNMLNMNMNMMMLPNLMMMMMMMMNNMKLMLMMMMMPNOLLMMMMMMMLLLNLMKKMNMMOOLLMNMMMMMMMNNLNMMLMMLMNOLMOMMLMMMMMMLNNLLNMMMMLMLLNMMNMMMMMKLNNMMLMNMMMMLLNMMLMMMMOJKNMMMMMMMMNLLNOMMMMLMMMLNOLMMMMMNMLNMMMMLKMLMMNMNLMMLMMMLMNMNNMLMKMMNLMMNMOMMLMMLNMOLKMMMLMMMNNMMONMMLMMNMLMMLNMMMMNNLMLMNMMLLMMLNONLLMMMLMMNMNONNKMMLLLMNPNMMLMMMMMMMOLMNNMLMMMMMLKMMNMMMNMMMMLNMMMMLMMMMNNLONMMLMMMMMMLMNMLLMMMMNNMKOMMMMMMMMLLMMMMMMMMMOMMNOMMLMMMMKKLONMMLMMMMLNNMLMMNMMMMMKMLMMMMLMNLNNMNMMMMMMNMLOMNNMMMMMMMMNLMMMMMNMMMNMNLNLMLOMMNKMNLMMMMNMMMLLMMMNMMNMMMLMMLOMLMMNOMKOLLMMMNNMMMNMNMMMMLNNMMLLNNLMMLNMOMLJMMMMMMMMMMMNNOLMMMMMMMLMNMMMMMMMMMNNNMMMMMMMMMOLLMMNMMMMNMOLLNNMMLLMNNLMNMLMMMNMMMLOMLMNMMMMMMNNMMNMLLMNNMLOMNMMNLOMMMMNMMMMMMNMMMNNLONMLMMMMMMMMLNMMMOMMMLOMNMMMMNMNMMNMNLMMLNMOMLOMNMNLLMLOMNMNNNLLMNMMLLMNMLMMMNMNMLKNLMLLNLMNNMMMMLMMLNMNMMLMMNMLMNMNMLMMMNMLMNMLMNMLMMMMMNMNMMKLMLMMNMMNMLLMMLMMLMNMNMLMNMMMLNLMMMMMNMMMLNMNMMMMMKLMMLMNMMMMOLMNMMMNMMKNONMMNMMLMLNLNMMNNNMMMKNMMNMMNMMLMMLMLMMMNMMNMMMLNMMNMNMLMLNLPNNMMMMMMLLMNMNLNMMMMLLNNMMLNLMMMMMMMNMONKMMMLJLKNNMLMMMMMMKLMOMMNMMMMKLLMNMMNMMLNNMJMOMMMMMMOMMMMMNLOMMMLKMMNMMNMMMNMKNMMLMLNMMMMMOLNMMOLMMMLMNKNMMNMMMMLONLMMKNMMMLMLLLNNNLMNMMLMKLLONMLMOMMLNLLOLLMMMMMKNMNMMMLMMMNOMMMMMMNMMMMMMLMOMLMMMMMLMLMNMMMMMMLNMMLMNLMMLMMMMMKNPLMMNMNLMKNLLNMMMMMNMNMMNLLLNMMKKJNNMLMMMMNNMMNLLNNMLLNMNMNLNLLMMLONMNMLNNMMMMMLMNMNLNLMMLMLNLMMMNMMMNMNNMMNMLMLMLMNMOMNMLMLMNLMLNNLMLONMMLNLMMMLNNLMMMMLNMMMNLMMNLMLMNMLMLMMMONLLNMNLNMNNLMMNMMLMKMMNMNMLMMNLMMMNOLMNNMNLMMMMLNMOMLLMMMNLMMMMMNMNNMMLMMMNLMMMNLMMMNMNMMNLMMMLMKMKMMMNMMMMMNNKOMMLLMMMONMMMMMKLMLMMNNMLMMNMMMMMMMLLNMLNMMMMMMMMLNKMMLMNMLLMMLOMMMMOMNLMMMMMMMMMMLNLMNMNLNMMMNKMNLNMMMMJOLNMNMMNMLMLLOLMNMMLMMMMNLNLMMNMMNNKONLMMMNLMLMMMMNMMMNMMMMMMMLMMNOLMMMJMMNLLMMMMMMNNNLMMMNMMMMLNNPLMMMMMMMMLNLMMNKLNMMMNLLLNNLMMNMMLMKMNMMMNMMLPNLLNMMMMNMMLMNLNLNMMMNKNLMMONLNMMMMNNMLLNLMMNMMOKNMMLNMMMMLNMMMMNNLMLMLOLNMLNMMNMMMNNLNLMLMLMNNOMNLMMLLMMMMNMMMNKLMMMMMLMMLMMNMMMMLLMMNLNKMMMNMLLMKLLMNMMNNLMMMMLNMMNMMMMOLLLNNLNNJMLLKMLONMMNNMLOMMMMNMMLMJMLKMMNNLNMOMMMMMLONMNLLLMOLNLMMMOMKLMMLMMLNMPMLLNKMNMLNMMKNOMMMNMLMMMMNLMMNMLLMMNMMKMLMLMNNMLMMLNOLLMOMMMMKMMMMMLMMMMLOMMMMMLLMMLNOKNLMLMMMNNMMMMLMNMONMMMMNMOMMNMMMMMLLMMMMLMMMMMMMMNLMMMMMMMMLMMMMMKMMNMMLMLMNNLMMMMLLPLMNLLNNMMLPMMLMNOMMLMLLOLMMMMMMMMKMNMMMNKMNMMLOMMNMOMMMLMLNMMMLNMMMMMMLNLLMNLMMMMNLLMMNMMMMLMNMOLLMLLMMNMMMMMNMNMLLLMNNNLMOMMMMMMLMNMLMMMMMMMNNNMNMNMMMMMLMMLLMONMMMMMLNMLMLMMMMMNLMLNLNNMMLMMMNMNMMNMMLMMLMLNMLLMNMMNOMMMMLLMMLMNNMKMMNNMMMMMLMNMMMMMMMMNMNMMMNLMMMMMMLNMMLNMMLMMNMMNMMMLMNMMNNNNMLMMMMLLMNMMMLLMMMMNMNOMMLMMLMMNNMMMMMLMNNMMOLMMNLMMMLMNLNNLMLMNMNLMOMLMMMMMMLMOMMMLMLMMMMMOMLNMMMLMMMMNLMNNMNLMNLMJKLNMMMLLMNMNNLKMLONMMLMNNMLMMMMMMMMNNLNMMNLMNLMKNLLMMLNMMNMNNLMLMLMMMNMNLLLNMMLMMNMMLLNNNLNMMMMKMNMMMMNMMMMLMLKMMMNMMMMNLNMMMMMMMMMMNNLMMMOMMLLNNNLMMMOMMMMKMMLMMNNMMMMKLNOMMLMMMLLMLMNLMMLMMMMMMLMMMNNMMMMKKLLNMONMMMMMKMKNMLMMMMMONLLNMMMMMMMNMNMMNMLMMMMMNMLMMMNMMLMNMMMLNMKMMMLOMMLLLMNMMMMOMMMMMNNMMMMLLLNMLLNMMLNMKNLMMNLMMMLOMNNMLLNMMMMMMNNMLMNMMMLMNMNMMLMMMNMKKLNNMMMMMLMNLMLMMMNMMMMNMMNMMMNMMMMKMLNMMMNMMMMMLMKMMMMMMMLNNLMMMNLMMLMNMNLMMNMMMMMLLLLNMNMMMMMMLMLMMMLMMNMMMLMMMMOMMMMLMLNMLMNMMMMLOMMMMNOLMMMLLMNMMLMMMMMLOMOLLMNMMMMLNNOLMLKMMMMNNOMOLLNLMMMMNNMMLNKMMMMMNNLLMNLMMMMNLMNLMLLMMMMOLLQMLNMMMMMKOMOMMLLMMMMMMNLOMLOMMMNKONOLMMMMMMMLOMMMMKMLMMMOMNKNMMLMMMMMKONMMLLMMMMKMLOMMMLMMMMMPLOLMMLMMMMOOMMOMLLMMMMNMMNNLMLLMMMMPLOKLMNMMMMMNNOLLNLMMMMKMMMOMMNLMMMLOMMNMLNNMMMMMMOMMLNNMMMKOLPMMLNMMNMNPMMMMNNMMLMKPNMLMMLMMLMNNMNNMLNLMMLMPMKNMMLMMMMONMNOMMMMMMMMMNNNLLMMMMMKNLOMMMKMMMMMOMNMMNLMMMMLMMOMLLKMMMMMNLOMMMMMMMMKNMMNMMLMMMMLOMMOMMMMMMMMNMONMLMMMMMMLMMMMMMLMMMMMNLMMMMMMMMNNNNLNMLNMMMKNNMLNMMMMMMLLLMLMNNNMMMLMKNLMLNNNMLMLMKOLNLMMMMMNLMMMMONMMMMNNMLMLNMMMMLMNMMLMMMMMMMPNLLLNNMMMNKKMMNLMLMMNMMNOLNNNLLMLNLKLMNMNMNMMMLOMNMMNMLNMLKNNMMMLLNMMMLMNMLMMNMMMMKMNMNMMMLMMMMNMNMLNLMMMMLMNNLLOJMMMMLNMMLLNNMMMMMNMNOMLMMMMMLNMMOMOMMMMLKNMKOMLLNMMMMLMLMMOMMMMMMMKNMLMNMMMMKMNLMLONMMMMMNLMMMLMLNMMLLMLOMLKNLMMONLLMLNMONMLMMMLOLOLMMMNMMMLMMPKNMMMMMNKKMMNMMLMNOLMLNNKNMMMMMMJNMPNKMMMLLMLLNOLLNMNMLNLMMLLONMMNMLNLMKNMMMMNNMLNMLNNMMMNNMOLMNKNMLMKNMOLMNKMMMMMMNLLMNNMMMMKMNNMLMKMMMMMOMMMMLMMMMMMNLLMNNLMMMMNNMMLMPNMMMMKMMNLNMLMMMMLNMMMNMKMMMMNMMMLNNMMMMMLMMNOMLNMMMMKLMMMNMMMMMMLMMOLMLMMMMMLOMOMMLLMMMMMMMNLMLOMMMMLNMNMNMMMMMMMNMNLLNMMMMMMNMNNMMLMMMMLNMOMMMLMMMMLNMLMNLOMMMMLKMNMNMLMMMMMNMNOMMLMMMMKLMNNMMLMMMMLMMOMMLOMMMMLMMNMMMLMMMMNNMNLNLNMMMMKOMMNMLOMMMMLMMPLMMLMMMMMOMNLNNLMMMMMMMLMMMMMMMMNMLMMMMLMMMMNKMOMMMMNMMMLMOMMLMLNMMMLMMNLMMNMMMNLMONMLMLMMMMMNOMLMMLNMMMMNNMMMMLMMMMMNNMLMLNLMMMLMOLMLLMNMMMMMMMLNLLMMMMNNNLMMMNLMNMMNMMMLMLLMMNMLMLNOMMMMMNKLNLMNMMNMMLMNMLLNMMMMMMMNOMMLMNLMMMMNMMNMMKNMMMMNNNLLMNMMMMLOMLMNLOMMMMLMMMMLMNNMMMMNMLMMLMMMMMOLNMKMLNNMMMMMNNMKLLMMMMNPMOLMMMNMMMLNNMMMLNLMMMLMOMMOLLMMMNLNOLMMMLNMMMLLMNLMMNNMMMLNMMMMLMMLNMMMMOMNMMLLNMMMMNMNLKMMMMLMNLMNMLLMLMNNNLMMMMNMMMLMLMNMMMMMNMNNMKMLMLMMMMPNNLMMMMNMMMONMMMMMMNMMLOLOLMNLNMMMMKONMMMMMMMMMLNNMLLMNLMMMNMLLNNLNMMMMNNLMMMLNMNMNPLNMLMLNMMMMMLNMMMMMNMMMLMNLLLMMMNNMMMMMMMMMNMNMMMOLMMMLMMMMMNLKMNMNNMMMLKOMMMMLLMMMLPNMMNMLLMMMLNLMMMMNMMMMMNKMMOMMMMMMLMMMMONLMMMMMNMMMMMMLMMMNLMLMOLMNMMMLLNLNNMMMMMMLIOLMMMLMMLMOOMLNNMMKMOMLLLLMNMNNMMMLOLLMNMMNMMMMLNKMNLNNMLMMJLLLNMONNMMLNNLNNMLMMLMMKLLNOMLNMMMMMNLLNMLMNMMLLNKMMLMNMMMLMNMMNLLMMMMKNMLMNLMLMOMNMMLNMMLOMLMMNOLNMMLOMMMMMNLNNMMLMLMNLMMLNLMNMMMMNLLNMMMNMNMKLLMMOMMNMMMMKLMMMMMLMMMOMMLMMMMNMMLMMMLMMMLNMNMOMNMLONLMMMMLLNLMOMMMMMMKKMLMOMLMMLMNLLLMNNNNMMMLLNLMLMMNMMMMMNLMNLNMMMMLLOMLKNNLMMMPNMMMLMLMMMMOMMMMNMMNMMMNLOMMNMMLMMMKLNLMOMLNMMMLKMLMNLNLMMMNOLMMNNLLMMMNNLMMOMMMMMMLNLMMNMMMMMMMMLKMQMMNNNMLLLLMOMMMMMMLLLMMOMMMMMMLQMKLOMNNMMMKLMMMNLMNMMMMLNMMNMMMMMMLONKMNLKMMMMNMLMLNMNMMMMLOLMMNMLMMMMOKNLLNMLNMMMLLLLLOMNNMMMMLMKMOLKNMMMNNNMMNMMMMMMLNLMMPLLMMNMNKMMMOMMMMMLLLLLMNMMOMMMLMNMLOMLPMMMLLNLMPMMNLMMMLMMLMMNMMMMNNLMMNMMNMMMLMLLMPMMMMNLMLMMMNMMNMMMMLLMMMMLMMMMNLNJMNMNOLMMKOMLMMMMNMMMOMNLMNLKMMMMNLMMMOMMMMMMMOMNLNMMMMMMLPMLMPMLNMMMLLMNMMMMNMMMLOOMMLMKMMMMQLNMMMMNMMMMLNMOLLMONLMMMNNMLNMLMMMMMMMMMNMOMLMMLMMMMNMMMNMMMKPMMLLLMMMMLMLMMOMKMMMMMLNMLNLNMMMMLPMMMOMMMMMNMLNLLOMMMMMMLLKMLNMMMMMMMKLLLOMNMMNMMQMMMNNKMMMMKOMKMNMNMMMMMMNLLMNLMMMNLLMMNLMNNMMMLOLLNPMLMMNMMLLMMNMMMMNMLMMLNNMLMMMNKKMMLOMNMMLMNMNMNMMMMMMMLMLMMLLNMMMNNNMLNMMKMLNNOLLMLMMONMNMMLLMMNLNMNMMLNKNNNLNLNLLMNMMNMLNMMMMLNMLMMMKLMOMPLMKLNMNMMMMMMMLMMMOMMMNMLMNMNMLMMMMMNMLMLMLMNMNOLMLNOMMMMMMMNNKMNMNMLMLMJMMNMLNMMLOKLNMMMMMMMMNKMMLMOMOLMMMLLMLKNMMMMMMMPNKLMLNMMMMNLMKMNLLMNMNNNMMMMMLOMMMLLOLMMMLMMMMMPNLLMLPMMMNMPMMLMNKMMMMONLMMMMNNMMMLNOMMMMLMMMNMLPMMLMLMMMMKNNLMMMNNMLLMNOLMLMNLMMMLPOMMMLOLMMMLNNNLLMNNLMMKNMLLMNNNLMMMLOLMMOMMMMMJNNLMLKNMMMMMNNMMMLNNMMMLLMNLMMOLMMMMOOKLMMMOMLMNNNLLMMPNMMMLLMKMMMMNMLMOMLLMMNOMMLMOKLMLMNNNMLMLLMMMNMMQMMMLMNKLMMPPMNMKMNLLMMPNLMMNLMLMMKNMMNMLMLLMMMNNMLMNMMMMMLNOMMLLOLMMMOMMMMMMLLNMMMLOMMMNLOMMMKOOLLNLNLNLMNKOLNLNNMNMMLNMMMMKNOMMMLPMMMMKONMLMLMNMMMLLMOLMLNMMMMLNMLMMNMOMMMLLLLMMMMNMMMMLOMLMMMMMMMLPMMNMLMMMMMNLMKMMMNLMMMOOLMLMMONMMMNNNMLMMLMMMMNNNMMMMNMMMMLONMNMMMNMMMMOLLMMMNLNMNOKMOMMMMMMMNMNNMMMMMMMNMMNNNNMMLMNLLKMMNLMNLNLMMLNMNLMLOMMMMLOMNLMLMNMMMNNMMLMKNMMMMOMLNNMLNMNMMLMNMOMMLMMMMLKNMOMMMMMNLLMLMMMLONLMMOLMLMMNNLNMNMMMMLMMNMNNMLMMLNMMLOOMMLMMLNMMNOMMLMKMLMMLNPNMLLLLLOMLMOMMMMJMMNMMLNMLNLLNLMMMKLMNMOLMLNMMMOLMMMLMLMMMMMMMMPMMLMMMLOMMMNLMLOMLMNNMMLNMMMMMKMONMMLLNMMLNLMMMNNNNLMLOMMNMKOMMLMLMNMMMMMLONNMLMMMMKLMMMMMNMMMMMMPMLMMLMMMMKOOLMMMLMMMMMNOMLLMMMMMMMNNMMNNKLMMMLMOLNMMLMMMMKOPMLMMKMMMMMPNMLLMLMMMMMKNMMMMMMMMMKLPLMMMMMMMMLONMMMLMMMMMMLNMMMLNMMMMLNNMMMNLMMMMOMNJNMMMMMMMLMOLLLNMMMMMMMPMLMKKMMMMNNMMMMLLNMMMNLMMMLMMLMNMMLMMNMNMMMLMMNOMLMMMMMMMNNNNMLMNMMMMLNNNMNLMMMLMLLKMMMLMNMLMPMNLMMMKOMMMNNNMLMLNNMMMMNNMLNMMMLMMMNMMMLNMMMMMNMMNMNMMLMLMMNNMLMMNOMMLJNLKMOMMMMMMNKLLMMMMMMNMPLLLLMMNMMMMOMOMNLMLNMMMLNMMLMMNMMMMNMPKNMNKMMMMLNNMMLMLMMMMMNMNKLMLMMMMPMMMMMMLMMMMNNMMMMMMMMMMNKMNMMOLMMMMKKOMLNMMMMMMLONNMMLLMNMMLLNLMLMNLLMMNONLLNNMMMMMMNNMNMNLMMMMMMMKLMMNMMMMONNMMMMNLMMMLMNKNNMLMMMMMNMMMMLMMMNMLOMNLMNMMMMMLMKMLMONMLMMMMMLNNNMMMMMMONMNMMMMNLMLNMMNMMMOMMMNNMNNMMLMLNNLLNLMNMMMNOMMLLNMMNLMMMMLMNNMMMMMNMMMNONLMLMMMMMMNMLMMNNMNMMKMMLMMMLMNMNMLLMMNLNNLMNKLMMMMLMMMLMMNMNLMMLLNLNNNMOKMLNNMNMKMMNLLLKMMOMNLMMLMMMMLMNONMKMNNMNMMMOLLMNMMLMMOMMMMMMNLMLNLLONNNMLMMMMNMKNMMNLMNLMMMMMONMMMKMMLMMNNNMMNMMMMMMNLMMNLMNLMMNOMMMLMMMMMMNNKMMMMMMNMMNLMOLMOLMMMMMMNKMMMLMMMMMNOMMMMMMMMMLPNMMNMMMMMMLONMMMMMMMMMLMNKMMNMMMMMNNNMMMMMMMMMMOOMMMMLMMMMLMNKMNMNMMMMLPMLMMNNMMMMLLMLNMMMMMMMMMNMLMNNMMMMLLMLMMNLMMMMMKOLMMMLMMMMLNMLMMMNMMMMLLONLMLMMMMMMNNMMNMNMMMMLMOLMMNLMMMMMNMLMMMMMMMMMNPMMMMMLNMMLPOMNNLKMMMMLMOMMNLMMMMMMLNLMMMNMMMMLMMLMMMMMMMMMMNKNMMNMMMMLMNLMMMNMMMMLNOMMMLMMMMMLOOMLMMMMMMMLOMOLMNLMMMMLKMMMLMLMMMMNNMLMNMLMMMMNOMLMMMMMMMMLMNLMNMMMMMMLOOLMMMLMMMMLNPLMLNMMNMMMPMMLOMLMMMMONNLLNNNMLMMJMOLMLNLMMMMMOMLNNLLMMMMNMNLMNLMMMMMMNONLNLMMMMMMQOLMLNNMMMMLMNNLNMMMMMMMLNKMMNMMMMMKNMKNMMLMNMMMMMMMMNMNMMMNONMMMMNMMMMMNNMMLMNMLMMMKNLLMMOMMMMMNNLMMMMMMLMMMMLMNNMMMMMMNMLMMMOMNMMNLNLMMMLLMMMMMMMNMMLLMMLMLNNLMMNNLMMKLNNMMMMMMMMKMMMNMNLMLLNLMNLNMLMMMNMLMMLMMLMMLMNMMMNMMLLMLMNNNLLMMMMMMOMOLLPMMLNLNMMMNNMNMMMMMMMLNMNLMLLMNMMMNNKMMNLMMMMLMNMKMLMMMMMOOOLMNMLMLMMNNMLMMMNMMMMMNMLMNLNMMMMMNNNLMLNMMMMLLMMMLNLMMNMLNOMLMNLMMMOMMMLMLNMMMNLNMNMLLMLMMMMNMNMMMMLMMMMKOOKMMMNLMMMKKNMMLMLNMMMJNMLLMONMMMMMNNLNMNLMMMMLNOMMMLMMNNMKLOLMNMLMOMLMNNLNMMNMMMMLNNLKMNMMOMMMMMKLMOMMMMMNNMKMNNMMNMMLMLLMMNOLNNLMLMMLMLMNMLMNMMLLMNKNMMLNLOKLLNLNMMNLLOKLLNLMNMMMMMLLNOMMMMMMNMLNMNMNMOMKMOLMNKNLNMLMLMMMMNLMMMMLLMMMMMMMMLMOMLLMMMNLNMMNLPLLLMNMLNMMOOMLMMNMNMLMMMLMMNMMMLMMNMMLMNNMMMMMMOLMMNLMMMMMPMKMNNNLMMMLMMLMMMMMMNMMMNKNNMMMLMMLMKMMNNMMMMMNPOMMLMMMMMMLONLLNNMMMMMKMNMLNLNMMMMLKNMLNMMMMMMLPMLNMNMMMMMLNLLMMOMMMMMMLKMMNOLMMMMMNMMLNOLMMOMLMMLLMNNMMMMMONMMMNMOMMLLMMLNNMMNMLMMMNMLKOLMMMMNNNLMNNKMMMMMOOMMNMJMMMMMMMMMNLNNMMLLNMLNOMMOMMMMMLMNNNLMMMMLLMLNNNLMMMMLKMLMNMKNMLMNONMNMMMMNOMLLNMMMNLMMNLLLMMNMMMMMLMNLMMMMNMMMLMNNLMLMLOMMMMNNOLLLNMMMMMNNMMMMMKNMNLOLLLLNPLNNMNMNNLKNNLMMMMMOKMNMNLMMMMMNMNMMNLMMMMMMKLLOLLNMNMNLLLMNMLMMMNOLLMMMMMMMMMNONLMOMLMMMMKNNLMOLLMMMMMMNMLMMLNMMMMNOLMNMLMMLMNMNMMMNMMMMMMONMLLNKMMMMNNNKMNMMMMMMLONMOMMMMMMMLJPMLMMMMMMMNOOLNLMLMMNMLPMLMMNLMMMMNONKLMMMMMMMMMNLLNLMMMMMNMNMMOLMMLMMMNNLMMLNNLMLMNOLLMNMLMNNLMNLLMNMMMNMMMMMMNLLMMNMOMOMMNMMMMLMLNONMMLLNNMLLMMMMMNMMMMMMLMMLMNMMOMMMNMMMMMMMMMMOMOLLNMMMMMMMNNLNNLMMLMLPMOLMNLLMMMMNNNNMLMLNMMMMONKMMMMMNMMMNMMMMLMMMMMMNLLMNLMMMNMPOMMMMNMMMMMMNPMLMMMMMNNLNLMLNNMMMMMMOMNMMMMMMMMLNNLMMLLMMNMNNNLMNMLMMMLNMLMNMMMMMMMNONLNMMLLMMNNMNMMMLMMMMMMMNLNMLMMMMNMNNLLNMLMMMMMKNLLNLMMMNMOMNMNMMKMMMMLOONLLMLMMMMMMOMMMMMMMMNLLMLLMMLMMNMNMOMMLNLNMMMLMOMMLMLMMMMKMOLMLMLMMNMNLMMMMMMNMNMLMNLNMLLLMMMOMMMMMLMNNMLPMLLMMMMMMNMNMNLLMMMMMMMNNNJMMLMMMMMNNNLMLMNNMLMNLNMMMMMMMMMMMMNLMNMMMMMLNNLONLLMMMMMMLLNNMLMMMMNONLLMMMMMMMMLNMMMMMMMMMNMNKMPLMMMMMLLMKMONMMMMMKOMMMOMNMMMMLNMNMNPLMMMMLNMLLNMNMMMNMOMLLNMNLMNNLMNMNMMLMMMMMMMMMMNNNLMMLLMMMNMOMMMMMMLNOLNMMMMMKLMMNNMMLMMMLNNLLNMMMNLMLMLNNMNMLLMNLLMLMNKMLMNNMKLMLMNMOMNMKLMLNOMMNLMMLNMMONMMLMMMLNMLLMNLMMOMKNMKMMMKMMOMONMMMNMLLMMNMMMMMMLNMLMMNLLMNMNMMLNMLKLNMMLOMMMMNMMMNOMLMMMMLMMMNLNMMMMLMMNKMMMNMMMNMLMKLOMMMMMMMOMOKNLOMMMMLOMMOMLMMMMMMNMNMMLMMMMMMLNMMNMMMMMMLNLMLNLNMMMMMMMKMNMMLMMMNMLMMNOLMMMMLMMMLNNKMMMMLNMLMOLKMMMMNMMMMNMMMMMMJMNLNOLLMMMMNNLLNMNKLMMMNMLKLOMNMMMMNKMMMNMLMMMMLLNLMOLMNMMMLMLKNOMLMMMMNMMLLLMOOMMMMMLKNONLNMMMLKMMMMMMNLMMMMLMMNNMMMMMMLMLLMMKMMMMNNLMNNMLLMMMMMNKMNMMMMMMMMMLMMNMMMMNMKMMMKMLMMLMOMMLLNLOLNMMMLNMLOMLMMMMMONLNNLLMMMMMLMNMOLLMMMMKMMMLNNKMMMMMLKMNNLNMMMMMNNNLNLKMMMMMPMMMLNLLMMMMNMNLMLLMNMMMNMLLMLLMMNMNNMLNMNMMMMMMONNLMKMMMMMMOMLMMNLMMMNMOMMLMMMMMMMOLMKNNMMMNMLLLMNMNLLMNMMLOMLNMLNMLNNLLMMMNLNMMMMLNNLMNKLMMNMMOLMMNMNMLMNMOMLMLMOMMMMMMNMLNLNMMMMMNMNMNLLMMMNLNMMMNKMMLMNMMMLMMLKMNNMNOMKLNLLMMNMNOMLLLMMMMMNMMMMMLMMMMMMNMMMNLMLMMLMOLMLNMMLMMLNOLOMLOLLMMLMNOMMLOMMMNMMMLOLMNLLMMMMMNNMMLMMMMMMMNNKMLMNMNMMLOMNLLLNMMMMNNMLMNMLLMMMNMNMMNLMMMMNLKNNLMPKMNMMLLNMLMOMMMMMLLLNMMMNMMMMMMLMOMLNMMMMLMMONMMMMMMMKMNLNNLLMMNMKLMMMLNMMMNMMMMLMMMONMMMMLNLLMLMNMMMMOLMLMNMMNNMLMMMMLLNLNNLMMNMMLMMMMMLPMMMMMLNMNLMMLMMMNMMMMMMLMNOLMMMMMNMLMMNLMMKMMNMMMMMLMNMMMMLNMLNMMNKMMMMNLLMMNNNMMMMMLMMMLMNMMLMNMLMNMMMMMLMMMMOMMMLMMMMLMNLMLNLMMMMNMNMMOLNMMMMKNMNNMMMMMLMLNLMMNMMMMMMMMLOMMNMMMOMLNMNMMOKMMMMMMMMMMOMNNMMLNMMNMMLMMMMNLMMKMNNMLMMMKMLMMNMMMMMLMMJNLNNMNMMKLMMLMOLMMMMNNMMJLNMMNLMNLMNMMOMMNMMJMMNLONLLMMMNLMNMMNKOLMLKMMLLMNJNMMMNLMNLMNLMLMMNNNMLMMONMLMMONMLMNKLLNMOMNKNNOLMLMLNMMLMMMMMMMMOLLNLMNLMMMMOLMMKMMLMNMMOMOMMMPLMMMMKMMNKLONMLMMMLMLMNNMMMMMMLMMMMOLMMMMLLLPIMMLMMMMNNMMKMMMMMMMMMMLMMOMMMMMMMMMMMNLMMMMLMMNLMNMMMMMKLLMOMOMMMMMJLNMNLMOMMMMMMMNMLMMMMMMMNLKMNNNMMMMMLMLMMNNMMMMMNNMMMMKMMMMOMMLNNMNMMMLLNNMMMNOMMMMLNMNNMMLMMMLMNNLOMMMMMMMMNMLMMNMMLMMNMMMNMOKMMLNMMMMNNMLMMLMMMMNMLMNMMMMMOMNMMPLMMMMKJLMMMMMMMMMOLNLNMKLMMMMONNMLMOMMLMMMNMMMKLMMMMMONMMMMMMMMMMMNMLNNMMMMMMMMMMMKMMMMMMLNMLMMMNMMMMMMMLNMMMMMMMOMMMNMMMMMMMJMMMNLNMMMLNKMLMNMLNMMMMNONLOMMNMLMMLNLLNLNMMNMNMMMMMMMMMLMNLMMLMNLNMNMMKMMMMNMMLLMOKKMMLLLOOMONLMLLMMMOOMMMMNMMMLNNNMMMLNMNLLNOMNMLLOLMMMLNMMMMMMLOMMNLOMNLLMMKNMLMNLNNMMMNNMLLMMMNMLMMNMLONLMMKNMMMMMNMNLMNMMLMMNNMMLMNMMNLLLNMMMMMNMMMMMMMMMNMLMMMNNLMMMMLLMMNLMNMLMMNOLLNLOMMMMMMMMNMMLNMMMMJLMLLLNNMMMMNNMLOMMMMMMMNLMLOMLMMMLMMLNLNLMMMMMMMMLMOMMLNMMMMMMMNMLNNMMMLMMMNNLMMMMMNNLMOMMLMNMMNKKNNMMMMMMMJMMLOMMLMMMNMLMMOLMMMMMNMLNKMNLLMMMMNONLMMLLMMNMOLNMMNMMMMMOJMMLMMMLMMMMMLMNLMMMMMLMPNMLMMLNLNMMOLNMOMNMMMMMJLMMNMLLMLMMOJNMNMMMMMMMLLMLMMNKMMMMMNMMNLMNLLMMOOMLMMOLMMMMMMMMMMLMMMMMNMNNMMMLMMMMLMMMLMMLNMMMOMMMMMLOMMMMNNNMNMMMMMMMNMNMLMLNMMMMMMMMMMMLNMMMMNMMMLLNNKMMLLLMLMMMNMNMMLMMNMMLMNLMNNMMNMLMMMMNMNMMNMLMMMNLLKLMMMMNMMMLMMMLNMLNNMMNKMMLLMOLMMMMNLMLLMLMMMOMOMLNLMLMOLMNNMLNOMMLMMMMKNMMLMNNLMMMMNNNNMKLMMMLMNNLNKLMMNMMMMMNMLLMMMMMNONLOMMMMMMMMLNNNLOLLMMMMNOKMMNNMLLMNNMNMMLLMMMMNNMMPMMLNLMMMNMNMMMOMMMMKLNMKMNNNMLMLJMMOMMMMMMMMMMMMMMMOMMLNMMNOMMKNMMMLLMNPMMLMLMMMMMNMLMMMMNLMMMMNMMLMMMMMNMMNLNMLMLLMNMLMMMLMMMMPLMNKMMNLLMMNNLKNLMNNMNMMLMNNMMLNMMLLMMMLMMNMNMMMMNKMLLNMMMMMMNMMLMMMNLMLNMMLOLKMMMMNMMOLNMLMMMMLNNMMMNMLNLMLMNNMLMMMMLMMMLMMMMMMMMMNNMLMMMNMNMMMLMNNMMMMMNNLKLNNLMNLLOMNOMOMMNMMMMMMMMNNLMLMNMMMNLNNMMLMMMNLLMNMLLOMMNMLMMNNMMLLMNMMMMLNMMMMLLNMNMNMMMLMMMLOLLNNMMMMMMMMMMMMMLMMNNMMLMNMMNLMMMMLKMMNNMMMMMLNLLKMMNMMMMNMMMJMMMMMLLMNNNMMMNMMMMMKLMONMMMMMMMLMLNMNMKMMMMMLMMKMMNMMNMMOMLLNMPMMMMLMMNLMMMMNMMKMMLLNLNNMMMMMMLNLMMNMNMMMMMMMMNMLMMNLMNNMMMMMMMNMLMNMNKMLNMMLMLNLLMMLNMNOLLMNLMONMNLMLKLNNLMMMNNLMMMMMNLNLMOMMMLMLNMLMMPMMMMMNOMMMMLLMMNMMLMMLMMMNLMMNNMMMNLNMMMNMNMMMMLNMMNMMKMMMMMMLNMMNMMMMMLNNMNMLMMMMMNNNNMMMMMMMMLLLLLNMMMMMMNMNLNMLMMNLMNLMMLMMMNKMLMMMMLMMONNMLLLMMLNNNLNMMLLMNLLMMMMMMMNNKNMMKMLNMONNLMLMPMMMNMNLKNMMNLLMNOKMMLLMNMMMMONMLNMLNLNNMMMOMMMMLMMMMKMNLLNMPMNMMMLOLMMMOMMMMKMONKMLKMMNMNOLLMNLNMLMNNMNNLMOLMMMNLMNMMMMNMMMMMMMOMNLOMMLMKKNMNKMLMMMMLLMMLMLMLNMNMMMMMMMLMMNMMLMNOMMLLNMLLLLNMNMNMMOMKNMMMLMMNMOMNNMMKMMMNMMOMNMKMMLMMMMMNLMLNMNNLMNMKLMNNLMNMLMMMMMMLMMMMNMMLLMMNLNMMMMMKMLNMNLMMMMNLOMMNNMMMLLMLMNNMLLOMNLMKMMKMMLNMMMMNNMMMLMNMMMMMLNOLMMMMMMMLMNLMMMMMMMNKLMLMNMNONLLLNLLMNLONNMMLNMMMMLMNLMMLKNLLLMNLMOMMLLLMOMJMMMOMLLMMNNLMMMMMLNNOMLLNLLMMLMMNMMLNMLMMNMMLMLMNNMMNLMLNLMMLNLONMNMNMMNLMLMNMNLNLMOMMMMMNMLOMMNMLMNMNMOOMMMMMLMLLLMMMMLMMLMOLLLMMNNMMNMMMMMMMMMPMMMMMLNMMLNNMMMKNLOMLLLNMOMKNNMNMLMNMMLLLLMMMMMOMMPLLMNMLLLMMMNNNMMNMLONLMMLNMMMMMKNOMNLMMNMLMMOMMMONMMMLNLNMLOMMLLNNLMMMMMLLMMLNMNMMMMMLLMMMMOMLNMONLMMLNMLMMNNMLMLMNMOMLMLMLNMMMNNMMMLLLMMMMMMMMMNMMMMLMKMLNMMKNMLLMMNMNMMLMMMMMLNNMNMLMKLNMNLMMMNMMLLNLNLNLMOLMMMMLMOMMLPNMMLMMMNMLMLMMNNLLMNMMMMMNMMMMLMMMMNNMMNNMMMMMMLMMMNMMMLMMMMMMONLOKMMMNKMMNNMLMNLMMLNMMMMNLMMMMLKMMNLMKMMNLNLMLNMLMMMNMNNMLMMMMNNMOLLMMLNMMMNMNMMMMLMLMLOOMMNLMLMLMNNMMOMMMMMMLLNMMLMMMOMMLMMMNMMOLMNMMMMMMMNLLNMMMMLMMMKMNNLLMMMMMMMMNOMNLMMMMLMMNMMNMMLMMMMNLMLMMMMMMMLMNNMMMLMNMKLMLMMMMMNMNMNMNNNLLMLLMNMMNMMMLMLOMMMMNMLLLMMNMNMNMMMNLMMNMLMMMLMMNLMOMMMLMNNMMMMMMMKMMNMLLMMMMNNLMMLMMMNLMMMNMOMNLLLMNKMMNLLKNNMNMLMMOMLMMMMMMLLMMNMMKNMNMLMMNMMMLMMNMLLMLMMMMMMNMNMLMNNNLMLNMKMMLNMMLOMPMLNNMMMMLMMPMNNMNMMMKLMNMMLNKMMLMMMMMNNMLNMMMMMMMMOMKNLMMMMMMNOMLMMMLNMNMOONLMMMLMMLNOMMMMMMMMNMONLMMLLNLMONLNNMNMLMLNLMNMNNMMMMLMMMNMMMLNMLNMLMNLMNMLNMLMMMMMLMMMNMLMMMNLNNNKLMNLNMMMNMLNMMMLMMNMNNMMLNOMMMLMNNMLMLMMNMMLMMLMMMMMMNMNMMLLMMNLMMNNMMMLLNLLMNNOLNNMNLLMMLNMLMNLLNLMMMMMKMMLMLNMLMMMMMOMMLNMMMMMOLMMMMLMMMMPLNMMMMMMOMMMMMLNMMMMMNMMLLNKMMNMMNMLMMMMNMKMMNMLNMLMMMMNMLMPMLLNNMLMMMMNLLLMMNMMOMMNMMMNNLLMMLMNMLMNMLLMMMMMNLLLMMNMMNMOMMNMMLMNMLLNMMMMMLNLMNMONLNMMMMMMMLNLMMNMLLMMLNNNLLNLMNNLMMNLMLNMLNMMMNMKMMLMLMMMMMNNMLLMLMNMMMONMNMMMLMMMMMNNONLNLMMLMKKNMKMMLMMLMNMMMMNNLMMMMLMMOMMMNMMLMLMMNMMMKMMLMMMLNLMNLMMMMLLMNLMLNMMNLMMMMMKMMMMMMOMNMMMMNMMMMMMLNMMLMMMMNMLNNMMNMLMMMLNNMLMMNMLLMMNNMMMNLMMMMKPMMLLOMMMMMMMMNNMLNMMLMLLMMNMLOMMLMMKMLMMMMMMMMNMNMMLMMMNMMLOMLMMMNMMMMMMNMNMLKMMMMNNNMMMKMMMMNLLMNLMMNMMMMKPNMNNMLMLMMLLPKLMNMMLMMMMMLMMLMMMNMMMNLLMLNMMMMOMMLKMNMMMMMMLONMMNMMMMMKONMLKMOMMMNLLLNMMNLMMNMMMMLNLNJNLNMMNNLNMLMLMMMMNMMMLLLMMNMNKLLNNLLMMMMNMLLNMNLMMMMMKMNMMMLMMMMMLLNNMLMLLMMOLMMMMNKMNMLMMLNMLNLMMMMOKNLLONKMLMMONLMMLMMLMMMONLPOMLLNMMMLONNLNNMMMMLKLMMMMMNLMMMKMMLNKOKMMMMNMMMMLNNMMMMLKMMNMLMMLMMOMNNLMMNMMMLKMMMNMLKMMMMONMMMMMMMMMMNNLNMMKNMMMMMOMMOMLMMMMMNKMMNMKMLNMMKNLNMMLMNMMMNLNMLMLMMMMMPNLNMMMLOMLMNLMNMLNKMNMLNNMMMLKMMMMLONLKNMOKMMMMOKLLLNNMMMMMOKONKMLNMMMMKNMLNMNNNLMMLNMOMMMLMMMMLMMMLNLMMMNMPNLMNMMLMMLMOOLLMNNMMMMLMMMKLLNNMMMMOKMKMMNONMMMKLMMNMMMNMMMLLNMMMMMMMMMMMMMLMMLNMLMONNLMMMOMMMMLLNMMMMKMMMLMLNLLMNKMMMMOLLKNNMNMMMMMNMMLMNLMMMMMOOLMLMLNMMMNONLLNNKMMMMOMMMOMMLMMMMLKLNMOMMMMMMLMMOMMMLMMMMNLMLMLOOMMMMMKLMKMPKMMNMMMMNMLMMMMMMMMMJNMNMLMMNLKMLMLMLNMMMNLMJPLMNOMMLMKNMOMMKMLMMOJNLNNLOMLMMLKNMLMMNMMMMMKMMMMNLLNMLNMMMOMMMLMMLNOLMMNMOOMMLLMNJNNLNLLMMMMMKJMMOMNMLNLLMLNMNMMMLNLMPLLMMMMKNNLMNMMLLLMMMNNMOLMKLMMMNNLMNLMMMMMLMMLMLMNNNMMLLOLMMNMMMNMMMMLMMNLNKMMMMNJNMMLMKMMMMMMMMNMNLMMMMLMMLLLNNMMMMONLNMMOLMMMMNKMNMMOKMMMMMLLNMMNKMMMMOMMLMMKNLLMNNMLLMMNMMKNNNLNOLMMMMKMOLMMMMMMLPMNLMNNMLLMNLMMMOLNMNMLMMLMMMMMMNMLLMMMMNNNLNMMLMLMMNNNNLLNMMMMMMONMOLLKMMMMNKMLNMMNMNMMKLLOLLNKMMMMONMMKMOMMLLMNLMNMLMOMMMNLOLNNJMMMLMLNLNOLLNLMLMMMNMLNMLNMMMMNOLMNMMNMMMMNMNONLLLMMMMMLMLMLOOMLMMMJMMOLLKMNMMOOMNLLNKMMMMMLMMNMLMMMMMNNLMMNKLNMMMNMMMNLMMLMMMMMMNMMMKMNMMMNLOMMMLNMMLNLLOMMMLNLMMMLNKOMLLMNLMNLLPNNMMMMMLKJMLMLLNLMMMMNNMMMLLMMMMNMLOMMMKNMMLPKMMLMMMMMNMOOLONNNKMMMMKOMMLLNMMMMMLLNJLNMMMLMMNLNMMMMMPMMMMLNMMNMLMMMMLKMNMMMLNLMMNNNMMMMMOMMMMKMLMMMONMMMNKOLMMNMLMMMMOOMMMLMMMMMMOMMNMMLMMMMNMNLNLMLLMMMOPMLLMNMNMMMMMMMLMOMMMMMMLOLLLNLMMMMMLOMMLMMMMNMLNMMNMMLMMMKMMLLMOMLMMNMPJNMMNMKMMMMMMMMOMMKMNMMMJMMMLOLMLMMNLNLMMNLMMMMMMMOMMNLMLMMMKLLNLOLMMMMNLNMNLKMMMMMMNMMPNMLMMMMKMLMNNNKMMMLMLMLOLMMMKMMNMLMLMNOLMMMOLMKNLMPMMMMMMNNLMMOLLMMNNMLKMNMNMMKNLLLNMMMMMNMNMLKNMNMMPNMLMMLNLNKMNMMOJLLNMMOMMLNOKMMMMNMLMMNMKMMMMMMMMNNPMMLMMMMMNLMMMMOLMMLMLMMOMLMMNMNLNLNJJMNOMMMLLMMMNMLLMNNMMMMPMMLMNLLMMMMPLMNMMMLMKMMMKMMNMLNMMLMMMMNMLLMMLMMNMLKMLNMMNMMMLNNNMKMMMMMMMLNNMLLMKNMNLMMNNMLMMMMMKMLLMMNNNLLNMMNMLLMMNMMMMNMNMLMMMMMMNMMNNLLMMMMNNNMNMMKMLLMNNMLNMMMMMMMNMNMLLMNNMMLLNMNLKMKMNMMOKNLMLNLMMNMMLLNMNNLMMMMMNMNLNLLMNMMOLNLJMMPMMMLOLLNNMMNMMMLLNLNNLMMMMMMNNLMNLLNNLNMPMOKMLMKMMMMONJOMLKNMLMNOOKNMMLNNLMNLNNMNLLMMNMMMJLMKMLMNMMMMMOLMMMMMMMMMKNLLMNKMMMMOMNLNLMMMLNMNLNNKLMMMMMMNPMOKMMMMMMKNLLOLMMMMMMMNLONNMMLMMMMKLLMONKLMNMMNLMNLMNMMNLMMNMLNNLMMMMMMLMMMNMKNMMLQLMNMLMLMMMMNNMLKMNLMMMNOMOMMNMJLMMMMLNLMNMLOMLLNLMMMPLKMMMMLJOKMNLLMMMMNOMLLMNMNMLMMKLLMMMNMMMMOKOMMMLMMMMMMOMMLNKMMNMMNNNMMMMMLMMMNOOMNLMLMKMMNMMLMLMMNKMMNMOMLLNNMMMMLLOLMMNKMMMMMMNLLLMNMMMMMKLNMNKMMMMKNNLMLLNNMMMMMKMMMLKMNLMNNMNMMMMMMMMMNMLLNMNKNLMMMKLLMMPMMMMMMKMOMLNNMLMMLMMKMMMMMMMMNOLMPLNMNNMMLMMLOMMLMMMMMNMLMMMMMLMNPNMMNLMMMLMMMNMNMMLMMMMMOOLMKLMOMNMMMNLMLNLONKMMNMMMMNLJMNMMOMMMNLLMMLNMNLKMOMLLMPNNLMNNNLLKMMLMNMLMMMMNNMLMOOLKNMNMMNMNLLMMMMLLMLOONLMOMMLNMLMNLLMLMLMOMOMMMLLNMLLOKMMNNLMOKMMNMMMMLLMMMMMNMMMMMMLLONLLMMMMNLMLNMLNMMMMOJMPKMMLMLMNONLOMMOMMMMMLNNPMMOLMMLMLNLMLNKMMNONLNMLMMMMNOLLNMMMMMMLOMOMMMMMLMMNLMNNMKMMLMMOMMNMLMLNMMMMMMNMMMMKMNMMMMPMLMMNMMMMMMNMLNMLMMMMLNMMPMMMLMLMLMOONNMMMMMMMMNMMMMNMMMKMNMLMLMNMLMLLMNNONLNLMLMNLNMMNNMMMMLLMLMONMNMNLLMMNNLNMNMMMMMMNLMLNMMNMMMMMMQMMLNMMMMMOMLLMOLMMLMMONLMMLMMMMLMNMPMNLLMLMLMNOOLMMMMMMMMMNLNMLMMMMNMMLNMMMMMMMLMNNLNMMNMMKKMMLNKNLMMMMMOMLMMMLMMMMNMNLNMMMMMMMLMOLLMMLLLMMMNNMNMMMMMMKNLOLNNMNMMMLNMNLMOMMMMMMMMNMONMNMLMMMLONLMMMMLMMKMNNNMMLMLLMNMNNOLLMNMNLMMMLNKMNMMMLMNMMMMMLLNMLLNOOMMMMMMMLLMNMNMMLMMLLMNNMNLMLLMLNMMPNMNLLLMLMMNNMOMMNMMMLLMMMONNNMNNKQLLMLMMKMNMLNMLMOMLMMMMNNLNNJLMMLNLLNNOOLNMLMMMMMMPMLMMNLLMMNMMMMMMMMMLLMMLOOMMMMMMMMMOMLMMNMMMLMLNKNMLMMLNOMNNMLMMKLMMNNLOOKMMNMMMKLNNMMLMNNMLLMMMLNLLMMNMLLMNMNMNLOMNMLMMMLMMNMNMNMLMMMLLMPMMMMMMMMLMLNMMLOMPLMLNOMLNNLNMMKNMLOMMMMOMMLMKNLNMMMNMMMLLLOMMMMOLMMNNOLNMLMLMMLNNLNMOLLLLNNLMMLOMMLNLMOLNMLNLMLMMMNMMOLNLNMMMMLKLONLMNMMMNLMNLMMMMMMMMONMLNNLMMKMNNKLMLMMONMMMMNMNMNKMLMMMNMNMNMLMMMLMMMNMLMNLMNMLMLNJLMMJMNOMNMMNNNLLMLLMOJMPKNKMMMMMOLMMOLMMMMMMNNNMKMLLMNMMNNNMMNLNMLLMMMNOLLLMMKMMNNMMNMMMLMMMMNKOONLLNMMMKLMOKMMNNLMMKMNNMMLMLMMMNNNLNNMMMMLLNMMMLMLMMMNMONNNLMMLMMLOMMLOPMMLMMMNJPMNMLOLMMMMMMLNMNKLMMMMMNOKNKMMNMMMMONMLMMLLMNMPNNLMNMLMMMMMNNLMNLNMNLMMLMLMMNOMMNMLMLLOMNLOMNMKMMLNNKMMMMMMMOMKNLJLMNNOKNMKLMNMMMMNOOLLMMMMMMMLMPMMLNMMMMMKPNNMNOLMMMLKLNMLMMKMMMMONOLNMNLMMMMKOLNNOKMLMMLMNOLLONLMMMMLNOLLNLKMNMMNPMMONMKMNMMLNLMMNNKMLMMNPNNMLNLMMMMLNMMNLLNLNMMKMMMOMLMMMMMMNMNOMMMLMMMKOMNNMLMMMMMNKMMOKNMLLMMLOMNMNLMMLMMNMMLPMNNMMMLMKLNMNLMMLMLOPNLLLMONLLMOLMMMLMNOLNMLMLMMNMNNLMMLLNMMMLMLNMLLMMMMLLNMLNMLMLLNMMNMMNMKLNLNLLNMLMNMOLNLMOMLMMMNLMLNLNLMOLMMMLMMMMLNNMLNNNNNMLLLOMMKNMMNLMNLMNKNMLNNNMNMMLLLKNLMMMLMMMMMNMNNLMMLNMMMOMLNLNKMMMMNMMNOLKNMMMMLMONMMKLMMOMKLLMKLMONMMMOLMNOMLLMMMMMNMLPNMMMMMMLMMOONLLMLMNJOMLOMMMMMMMLLNLOMLLMMLMNLLMLMMOMMMMLLLNMMMNMMMNMOMLMLMMMMMMNLLMMLNKMMMNOKNLNMLLMNLMNKNLOLMLMMMMMJNLMMMMMLNMMNMMMLMMMMMMNNMLNLNMMMMMMLNMLNMMMMMMMMMLKMMNMMMMONONKLMLMMMMMNMMNLMLMMMMNLNMOMMLMMMMKKOLLMMMMMMMLKLLLOMNMMNNMNMMMOMLMMMNLMNLLNMMMMMMNOMMNNLMMLMMMJMLNMLNMMMMMPLLOLNMMMNMMLMOMMMMMMMMLLLNMMMLMMMMNONMOMLMMMMMMMLNMLMKMMMMOLMMLMMMMLMMOMLNNMLLMLMMNNMONMLLMMMMMMMLNMMLMMMMLLMLLMMMMNMMOMKMMMMMMMMMNMLMMMLLMMNMOLNMMMNMMLMMLNMNOLMMMMNMLLMOLNMLMMMMLKLNLLLNMMMMNLLOMMNLMMMMLKMNPLLMNLMMMJMLPLOMMMMMKKNNMLMLMMMMMNMLOMMMMMMMLLMLLNMMMMMMNMMNMPLMMMLMLKMLLNMMMMMMNNMMNMLMMMMMNNMNMMMLMMMMNOMNLMMMMMMMMLMLMOMLMMMMMMNMLLMMMMMMNNNMNNMLMMMMLPLMMMMMMMMMNKMMNNMMMMMMLNMKNMLMMMMMNONMMMMMLMMMNNMLMMMMMMNMMNMMMMMMMMMMNKMKMNLMMMNMNOLLLMMLMMNMNMNMLLMMNMMMOOLNLPMLMMMMMOMLLNMMMMMMNNMLNMMMMMNMLNMLOMLMMMMMMOLLNNMMMMMMMLLKOLLMMMMMNNMONLMLMMMMJOLMOMMLMMNMLMMOMLMMMMMMKMMNOMLLNLMMMLMLMMMLMMMMNNLMNMLMMMMMNKLMNLLLMMMMNJNMMMMMMMNMMMMNOMMMMMMMMNMMLMMMMMMMOLMMNMMMMMNMMKMOLLMMMMMMLOMNNMMMMMMMLKMNOMLKMMNMMLMLNMMMMMMMOLPKNLNLMMMMLNLNMMMLMMMMONLNNMLLMMMMMNMOLMLMMMNMNLMNNMMMMMMMMKMMLMMLNMMMONOLMMMLMMMMMNLNMMLOMLOMLOMONMLMMMMMLMMLMMMMMMMMPMLONNMMMMLMMONKMMNLMMLMONMMMLNMMLNMNKMMOMMMMMOMLMLKNMLMMMMMONPLMMMMMMMMLLOMMMMLMMNMMNPLLMMMMMMMMNNMLMLLMMNMNNLLMMMLMMMMPNMMMMMMMMOMMMLMNNLLMMMMNOLNMNLMMMLMNNLLLMNMMMOMMKMLMMNMMMMMMJLLONLMMMMMMNMMMNMMMMMMPMNNNMLLMMNMLNMMMMMMMMNMNMMPLMLMMMNMLKNLMMMLMMMMMNMNLMMLNMOMMOOMLMMNMMMMMOMPLMMMMMMMKLMLNMMMMMMMOLLMNMMLMLMMNLMNLMMLNMNMLNMNNMMLMMMMNOMNLMMNMMNLLMLNNMMLMLLMNKLMMMLNMMMMOOMLNNMLMMNMLKNMNMLMMMMMNNMLNLNLMMMMOLMNNMLMMLMMMMMNNMMMMMMMLMMMLMMNLNMMMNMNMLMMMMNMMNNOMMLLMMMMMNLLLMMMMMMMPMMMMMMMMMMMOMMMMLMLMMMMMMLLMMMLOMMMNNNMKMMLMMNMNNMKLOMOOMMMLLMPLLMMMMMMLOMLOMMMMLMMMKMMMMMMMMMMNNMOKMMMMMMMLNMKMOLNMMMMLNMMOMMMMMMMKMMMLMMLMMMMMLOLLLMMMMMMNLLMLNMLNMMMMNMLNMMLMMMMMNMLLLOLMMMMNKMNMMMLMLNMOLMLOMLMMMMMMLMNMLNLMMMMLLMLOMMMMMMMKJMMMMNLMMMMNNMNMMLLMLMMMLOMLMLLNMMMOMMOLLMLMMMMNLOLMMMMMMMMNNMNMMLLMLNMNLMOMMLLMLNMOKNLNLMMNMMMLKLMMMNLMMMMMLMNMMMLMLMMOMNMMMMMLMLMNMMNLLMMMMNMMLLMNNMMMNMMLKNNMMMMMMNMKNMKLNLMMMMMNNMLMLLMMMMMOKNNMMLLMLMMOOMMNMMNLMMMLLLNNMMLMMMMMKLONMMLMLMMNKLMNMNMMMMMOONNMMLMMMMMLKNKNLLLMMOMOMNNKMKNMMMMMNMNNMMLMMMMLMLMMMNLOMMMMLMLMMMNNMMMMMMMLMMLMNMMMNNMMMMMMMMMMNOMMMLLMMMMMNMNLLLMMMOMNLMMMMNMMNMMLNLLNMMNNMMMLKNNMLMLMMMMLMMMNMMLMLMMONNMMMMMOMMMMOLNMMMOMMMMMLMMNMKMLNMMNNMMMMKLNMMMOOMMMLMMLMNMPMMNMMMLLNLMNLLNMMMNMMMMLLMOMNLLNMMMLMLNNLNLMLMMNKLKONLMMMNMMMLLMMMNMMMMNKMMLMMMMLMMMMNMMNMLKMMMMLMONMLMMLMMMNMOMMMMMMMLNOLMLOOMNMLNKJMMMNMLLMMMMLNNMMLLMMMMMLLKNNMNMLMMMKNKONLLLLNNNMLMMMLMMLMNNKNLNMMLOLMMMLLMNMMMMMMMNMMNNLMLMMMMNMMLLNMLNMMMQMMLPMMMNMMMLKLMNNOMNLMMLJMOONMLMLLNMLMNNMMLMMMNLLMKMMMMMLOMNLLMMMLMNMMLMLMMKMMLMLNNNLMLMNOLMMMMMLNLMLMMMMMNNKNMMNMMLMMMMMMMMMMMMMMMNLLMMMMNMMMMMLLMMLMMMMMMONMMNLMMMNLMPMMLNNLLMNMMMLLMMMMMMMMMOMLNLNMLNMMMMJMLMLLNNMMNMMLLMMOMMMMMMLMLKMLLNMMNNNMMNLLMLMMNNNNNMLMLLNLMNNLMMNLMMLMMOMLKONLLLMNMNMLLMLMNMMMNNMMLMNMMMNLMOLMLLMLLNMNNMLLMONMLNMMMLMLKNNMLMNMLNNMMLNLMMMNOMLMMOMMMMMLMNNMMNNMMMMMNOMMNMMMMMMMLNMMNLNLKNOMMMJMNLNMLMNLLPMNMMNMMMMNMMNMMMMMMMMMMOMMMLMMLMMMMNNMPMMMLMLMMMKMOMMMMMOMMMKOMMLMLMMLMNKLPLNMLMMNMLKNMKMLNMNNLKMMLMMMMMMOMMLLNKNLNLMNMMKMNLMNMMMNMLMNLMOLLMMMMNMMKMNMNLMNMNLMNOMMKMMMMMNLOMLNKMMMMNMLPKLMNMMMMMJNLLMLNLMNLOMKNMNMLMMMMMLMLMOMKMMMMLLJNLNKMMMMMNMMONMKKMMLMNLMMMOMLMMMMKOMKMMNMMMMMOLMOLLNLMMMMKJLMMMLOMMMMNLMLNLLOLMMNMLMPMLNLMMNMLMNMMMLLNMMMLKMLLNNMMMMMNLMNLMMMMMMMOOOMMLLNLNMLNMLOMMLMMMMMMKNOMMNNLMLMKMMOMMMMMMMMLMNLLMONMMMMMKMKMMNLNMMMNLLMMOMMMMMMMJMMMNMMMMMMLLLJMONKMMMMOONMMMLLMMMMNNLLNNLLNNLMOJKMMMMLLNNMNJOLNMLNMMMMKOPMLLMMMMLMMOMMLMNMMMMMLNOMMMLMMMMMLKNLMMMMMMMMMMMLMLNNNMNLJMNLLNKMMMMMOLMOMLLKMMMMMOMPKONMMMLMKNKONLOLMMMMLIONLMMMMMMMLOMLMMLOMMMMNOKLOMMMMMMMNMMNNOLMNMMMMMMOKMNPMMMMKMMNKMMMLMMMMLMMLNMLMMKMMNLNLMNMMNOMLMMLMNMLNMMNMLLNMMMLMLMMMKMNKNMKMMNMMMNNMLMKMMNMKMLNMNMMOMNMLMOLNNKNLMLMMLMLMMNLMMMMNLMMNNNLNMLMLLNLMMNMMNMLNMMMNMMNMMLMNPMMMNOLMMNLLMMMKMLNMMMMNONOMLLKMMMMMOMMMMMMLMNMOLNOMNLLMMLMMONMMNMMMMLMMNNNMLLMMMMMKNNMLMMMMMMMNMMNMMNMMMLMKNLMNNNNLMMLMLMLMMMMMMNMNLNNLNLKMNNMKMMKMNMMNNMMLNNNLNLLNMLMLNNNMLLNMMLMLKNMLMNKMONMLLLMMNMMLMNMMKLMLMLNMMMOPKMMMOMKMMMMMLNNMMMKLMMMNMMONMLLMMMMLNMNLMLNNMMMLKLMMMOLMLNMMNMMNNMMLMMMMKMNLMMLOMMMMLMOMMMMMMMNLKLNMMMNMMMMMMMONLMLMMMMLLMOLMMMMOMMMNMPMLMLMNNNLMMNMMMNMNMMLOMNMMMLNMMMLLNNNMMLLMMMNLLLMNMOMMLMNNMMLNMMMMMLNMNNMNNLMLLMMLMNMMNLNMMMLNMNMMMLMMMMONMNNNLLLMMMMLPNLLMLMOMNLLNNLMMMMMMMLKNLNNMNMMMLMLNMMLMNMMLMMNNMMMLMLMLNPNMNLLLNMNMMONMMMMMMOMMMLMMMMMMNMLMMOLNMMLMMMLNNLNNMMNMMMMLLNNNOMLLKLMNNMMMKLNLNNNMLOLMLMMMMLMMMOMMMMMMMKMMMOMKNNLNNMMLMLNNMKMMKMMMLNKMLMMMNMMMMNLLNMMMLMMMMLNONLNMLMMMMKKMNMMLLMMMONNNNLMLMMMLMNKMLNNMLMMMMNMLOMLNMNMLMMJLMNNNKLLMMOLLKNMNMNLMMOMMMMMMLMMPMLNNOKNMLMMMMKJMJOLONNNLMJOLQMMKONNLMJLMMMLOMLMLMNOMNMMOLMMLMKKMMNLOMMMMMKLLOMMMMMMMMMKMOMMMLMMMMNKLPMLMMNOMNLKMMLMMMMNMMOLLMLMOLMMMMNMMNNMMMMMMMMLNPMMLMMMNMLNLPMMMMLMNMMLMNLLLMMMNMNLMLLMMMMMMNOMMLMNLLLMMONNMNMMLMMMLMNKMMNMOLMMMMLMLOMMMLMMNMNLLMMNMMMMMMNJMMMMLNNMMMMLMMMMLNOLLMMMLPLMMNLMMMNKKNMLNNLMMNJKLPMMOMMMLMKKMMNMNMNMMMLKLLMPNLNMNMLLLNMMMLMMMMNLLOLLMNNMMMMJMMMMOMMMMMKJLLMMNMLMNMMLMOMMMMMMNMKMNNMNLKMNLMKMNMNMOMMMMMJMLMMMNMLMMMMKLPMLKOMMNNMJMNMLLNOMMMLNMMMMMLNMMMNMMLMMLOOMLMNNMNMMNKMLMMOLMOLMNMLMMMLLLMLMMLNMMMNMMLNNLKNMMMMOMLMMMMMMMMMLMLMMMLOMMMOMMOLLMMMLMMNLMNLMLLMNOMNMNKNLPKLMMMNNMLLMNMMNMMNLMNMMLLNMLMMNLOMMLMMMMMLLMMMMMLMMMMNKLNMNNKMLMMMNLNLOLMMMMNMMMMMLMLMMNMOLMNNNLJMLMMNKMNMLMMMMMMMNMMNMMLMMNMNLMOLNMMMLMMMMMLLNMNMMMLOKOMMMNMMMLMMNMOMNMLNMMMLJMLMMMNMMMMNLMOMMMMLMMLNNMNMMLOMMMMKNMOMMMKLMMMNNLKNMLOMMMMNLMLMMMLMNMMPMNLMMMNMMMMLLNNMMNKMMMMKNLONNMLMMLMMMMOLMMLMMMMLLMNMLMLMMMMMNMNMMMKMMMMMKMMOMMMMMMMMNNNMLMLLMMNMNMOLMMMMMMMMKLNNNMMMMMMLLMMMMMLNMMMOJNMLNMLNMLMNMMMNLLMMMMMLMNNLMMLMMMMMLMMPMMLMNMMMOMMOMNLLMMMNLMLLLMNMMMMOMLLMMMNOMLMMLMLMMMNNMMMKLLNLMMPMMMMLMMOMMMLMMMMKLMPLMMKMMMMLNNMLMMMMMMMNPMMMNLMMMMMMLMMLNNMMMMMLMMLNMLMMMMMMNLMMNMNMMMMLKMLNMMLMMMMNNNMMLMLMMMMMOOMLMMLMMLMNOLMOMMMMLMMMNLNNLLMMMMMMKLKMNMMMMMMMMMMLMNMMMMMMNLNMNNKNMMMMLLLMLLNOMMMMNMLOMLMMMMMMMMLMMMMLLMMNONLLLMNMMMMNMLMLMMMMMMNPOMNLMLNLMMMONMOLLMONMMMLMMNMNNJLLMMMNLLNNNLLMMMOMOMMMMMMMMMMKMOLMMMMMMMMOLMOMMKNMMMNMMMMMMMMMMMOMMNNMMMMMMMMNMLLMMMMMMMOLLPMNMMMMMMLMMMNLMJMMMMPOLMNNLNMMMLLLNKNMMMMMMMLKLMLMMNMMNMPOMNLMMMMMMMMLLMLMMNMMMMMNNKMMNLMMMMPMLNMMNNMMMMLNMNLMMMMOMMMNNLLLLNMOMMMNMLMMLLMMNMNMMOLNMPMMMMLPMLLNLLNMMMOKMNMLMLMNLMNNKOLMNMMMLMNLNNLNMMMMMMLLMNMLMMMMMMLMMONLLKMMMMMPMOMOKNMMMMLLMMLLMOMMMMNMNMNLLMMMMLNQNNNMMLMMMMKOMNNLMMMMMMJOMLPNLLNMMMLNLMNNLNMMMMMKMMMMMLMMNMNLMPMLLLMMNMNONNMMMLMMLMNNOOMMMKNMMMKNMOOMMLMMMNLPMMMMKNNMMMMMMNMNLLNMMLLLMLNMNMMMMMLLMNNMMLMMMNKKLLNMMMMNMMNOMPMMMMMMMMLONLMMLNMMMMLOLNMNMLLMNMLMMLMOLMMMMNLKNLMMLMMMMMNNNOOLMKMMMNKPNLOLNOMLLLLNNLMMMMMMMMNNNOKNNLMMMLMMMLMMOLMMMMLONLMMMMMMMMMNNMMNLMMMMMLMNNLOKLMMMMMKMKMOMOMMMMMLKLMMMNMMMMMOMLNMMOMMMNLMLNMMNMMMMMLNNMMMLOMMMMKONOLMMMMMMMKNNKNMMMMMMMMPLMONLMMMMLMLNLNMMLMLMMPNMMKMMNMMNLMMMMLMLNMMMNMMMMNMONMMMMIONLNMLMMMMMOONOLMLMNMNMLNMNLMNMMMMMLMNOLMMLLLMMNNLMNNMMMMNMMKLKMMOLMMMMNMMNLMLMMLNOKLMLMLMNMMMLOMMMMLMMMMMMNMMLMMLKNMMMPMNNMKLNNNLLMPNLKNLNLNMLQLMLLNNMMMLMNLNMMNLOMMMMKLMMNMMLMMMMONLMMNNLOMMMLNMNLLMMNMMMMMNNLMMMMMMNKNMMMMMLNMMMNOMMMNMLMMMMNMNMLMMNMLMLNKLNMMMMMMMMMMNMMMLLMNMLPMMPMMMLMMMLNMMNMMMNMMMMLLMLMLMNMMMMNMMMLLMLNMMMNMMOMMMNLMMLKNMNMMMLMMMMNLLLNMMLMMMMNMNLMNMLMMMMMKMOMMMOMMMLLMMOMNMLMMMMMLMMMMMNNMMMMMMOMOMMMMMLLKMOMNMMMMMMLMMMMLMMMMMMOLMMLNMLMMMMPKLNMNLOMMMMLLLMMNNLMMMMLLNMMMMLMMMMMMMKMMMOMMMLNJMMMNMMMMMMNMMNMOMLMMMMLNMMMNMMNMMMLOMNNMMMMMMMLKNNMMMKLMMOLKNMMMMLNMMMLPMNNLMMNMMMLMLNMLMKNMMMNLLOMMMLMMNMOMMMLNMJNMMMMNOLMMLLMMNOMKMLMMMMMLMMQMMNMMMMNMMNMLMMMMMNMMMLNNNMMMMKNMMLOOMKMNMKMMNNOMMNMMMLLMMLNLKMLMMMMMMMONMMMLMKLNMNNMNNMMMMMMMLNKMOMMMMMMMMLNMLMLMNMMMMNKNNMMMLMMMMNLLMMMOLMMMMNMMMKLMNMMMMNLNNLMMLMLMMNKMMMMMMMMMNMMMNMOMLMMMMMMLNNLMMMMMMMNMMMOMKMMMMLNOMMLMLMMMMMKMNMMMLMMMNMLOMNNLJMMMLMOMKNOLMMMMLLOLKMOMLMMMMNMMNMMLLMMMMOMKMMNLMMMMMMOMKNMMNMMLMNKKLNMMNMMMMLKMPLNMMMMMMLKLLNMLNMMMMMOLNNMNLMMMMLLMNMMLNLLMMNKMOMLMNMMLMMNMLMPMLMMMMLOMKMMMLMMMMOMMNLNLMMMMMLMKMMOMKMMMMNMLMMNMMMMMMMMLMMNMLMMMMNLMLLONMMMMMKPOMMMLNMMMMLKMNLMMNMMMMMLMMLMLMMNMLNLMNMLMMMNMLOLLMMNMLMMMMMKLMMOLMMMMMMNMLMPNKMMMMLNLMMOLMMMMMLKLMMMMLMMMMONNMMMLKNMMMMMMNMMNLMMMMLMMMNMMNMMMMLKNNMMMLMMMMKKMLMNMLMMMMONLNLKMNMMNNLLMMNLNNMMMMMNMKMLMLMMMNNMNMKMKNMMMMNLNNMMMNMMMMLNMNLMMLMMMMNLNLMLMLLMMONNNLLLMNNMMMNMMKKLMNMMMNNLLMMMLOMMNMLLMLMNMLLMMOMMMLMLMMMMMNNMMMLMNMNMMLLLMKNNMMMMMNMLNLMNLNMMMMLLLMLMLOMMMMMLLMLMNNMMMMMMMNMMMLMMMMLNLMMMMNMMMMNOMLMMMLNMMMPMMNMMLLMMMMONMOLLMMMMMMMMMLMOMLMNMMOLLLMMOKMMMMOLMLNNMMMMMMLKNMMMLMMMMMOMLMNMLLMMMMOLLNMLMKMMMMNNLMLLMKMMMMPMLMMLMKMMMMONMMNMLKMMMMONMLNMLLMMMMNMLLONMLMMLMNKNMMLLLMMMMONKMNLMMMMMMOMNLLMOKMMMMMMMMMMLOMMMMNLMMLNNLMMMMLNNNMNMLMMMMLMLMMMLMMMMMOMMMNMLMMMMMKMLMLLNNMMMMNMLNMLMNMMMMMLMMLMNLMMMMNMMLMMNLMMMMLKNNMLLMMMMMLMMLNMLNMMMMMMNNLMMKMMMMNMLLLMNNMMMMNLMKMMMMNMMMPNMLNMNKMMMLNNNKNLLPMMMMMLNKLNMKMMMMOKLNLNLKMMMMOMLLLMONMMMMNKMKMMMMMMMLMMMNMMMMMMMMMPMNLMMLMMMNNNNNLMLLMMMMNMNNMMMLMMMMMMNLMLLMMMMNOMMOLLLKMNMMNMLMOMMLMNMMLIMMMMMKMMNMNMMMNKMLMLMNMNMMMMMMMMMNMLMMLNMMMMMMMLLLLMMNNOMLNMLNKNLONMMMLMMLNMMNMMMMMKLNMLNLMMMMNLNNLMLLMMMMMNNNMMLMMMLNLNNMNMLMMMMMLNNMLMKMMMMMNLNLMLMMMMMMPMMNMMLMMMMMNNNLNLMLMMMMMLMLNLMNMMNMKMMLNMMLMMMMNLLLMMOKMMMMOLNMLLLNMMNMNLMMLMLMMLMMOLLMLMMNMMMMMNNMMNMKMMMMMLLMNMMOLMNMLMMMLMMMMNMMOMKMMNNMMMMMKMNOMLLNMMMMLNNLMNMOMMMMLLMMMMLLMMMLMMNLMMNMLMMMMOLNNMMLMMLMMKMNNLMNMMLMMMMLNMLMMMMMNMMMMMNLMMMMNLNMMMLLMMMMNNLLMMMMNMMMPNMMNMMMMMMMMNMNLMKLMNMLNKKLMMMLNNMMOLMLMNLKMMMMNOLMMLLNMMNMNNLLNMMLMMMMOKNLMMLLMMMMNNNOMLNLMMMMLNMKMMMKMMMONNKMMLMNMMMMMKNLOLMMMMMMLJMNNMLNMLLNLMMNMMKMMNLMNMMLNNMMMMMMKMMMLLMMMMMMOLMMLMMMMLMMPMMMMMMOMNNMOMMNLLMKNMMMNMMNLLMLMNMMNMMKOLLOMMNLMLMMLMMMMMLMNONMLMMJMNMNKMMNMMNMMMMMLMMNLMMMMMMMMLMNMMMLMMMLNNMOMMLPMMMMLMNLLMLMNNMMPNNLLMNMMMMMNMNMNLKMMLMMNNNOLMMLMMMMMKMNKNMNMMMMMLLNLMNLMMMMMLNLMMMLMMMNPLMNNMLNMMMLMLLLMMOMMMMNMMMMLMLNNMNMLMNKOMKNLLONLMLNLMMNMMMNLNMOLMMMMMLMMKMMMMNOMMLMLIMPLMMNMMMMKKLNMMMMMMMMNLNKMNLMMMMLNKNNLNMLMMMMKLKKNLMNMNMMMKMLNMKMMMMMNMLMMMKNMMMMNMMLMNNOMLMMLMLMLLLNMMOMOMOMLLNNMMMMKLMKLMNNMLMNOLNLNMMLMMNMLMNLMMMLNMMMNKLLMNMMMOMMNNMLNMMNNMMMONNLNMMNMLNMKOOLMLMLMMMNMMOMMMMMMMMMLMNMNLLNMMMMKMMMLMOMMMMMMONKLMNMMMMMMJKNMMMNMMMMMKMLMMPLMMNMLLNMMMMMMMMMMLLLNMMLMMMMONNNNMLKMMNMLNMLOMNLMMNMLNLLNMLNMLONMKMNMMKOMMMMLMLMNMMOMMMMLNMMMLMNMMLMNNLLMMLNNMMMNMLNNMMOMLNMLLNMMMMOLLMLMLMKMMMMMNOMLLNNMLLKNMMMMKLOLNLNMNLMMLLPNMKMMMLMLLMMMMLMMMMMNLOMMMLLMMMMMOLLNMMNMMMMMNLMLNMMMMMMOLMOMMNKMMMMKLMNOLNMLMMMLJMLNNMMMMMMLLMLMNLLMMNMOMNMNLNLLLNMMLNOMLMLMMMMNMLLMMMNMMMMONLMLNLOMMLMMLLNMNNLMMMMMJLMOMNLMMMMLLLKLNNNMMMMNKMLMMMNMMNMMNLNLNMLMMMMMJNNKLNMMMNMLNNMMMNMLMLMNKLNMMLNMMOMKLNNMMMLMMMMLNLNLNMMMMLMMNMLLMPMMMMMMKLMLMMMMMMNPLNLNLLLMMMMOLLNNMMNMMMMLLNNLMNMMLNLMLPKMMLMNMNMLNMNNLNLMMMMLMLNMNMLMMNMLMLMMNNMMMMMMKLLMMMMMMMMNNLLMMONMMLMNLONNMLNMMLMLMNKNLKOLMNMMNOMOMLKMMMNMKLLMMMNLMOMOLLNLMMNMMLMNLMNOLMMLMMMNLMNOLMOMMMMMLOMNLLLMMONKKLLMOMMMMMMNNNLNMLMMMMMNNNNMMMLMMMMLMLOLMMLMMOMMLNLLMNJMMNMNMOLMMMLMMNMOONONLLLMMMMLMNLMMLNMMNMNNLNLMMMMMMMNMMNLMOLMMMMLKLNOMLLMMMMMJMOLNMMMMMMMMMMLNMMMMMMMNMOMMLMMMMMNKMLMMOMMMMMLLMMLMPMMMMMKKMOLMMMMMMMLMLMMMNLMMMMMMNNMMMLMMMMMOMNLLMLMMMMNMMNMMMLMMMMMNMMMMLLMMMMOLMNMMLMMMLMNKLMOMLLOMLMNKMOMMLLMMMMMKMMMMLLMMMMOKMOLMMMMMMMLLLNMLNLNMMMMMMOMMMMMMMMLMMMNMMLMMMMNLMOLMMLMMMMLKMOMMMMMMLNNLMNLMOLMMMMLKLLMMMMMMMMOMMOMMMMMMMMLMLNLMNLNMNMKKMNMMOLMMMMLKMOMMMLMMMMLLLNLLNNMMMMMKMOMLMMMMLMONMMMMOMMMMMLLLMNMLLMMMMMKLNLMMMMMMMNMMMNMLLMMMMOOMMOMLLMMMMMPMMMMMMMMNMMOMNMLMMMMNMMMMMNLMMMMMMMNMMNMNLMMMMLMMNNMMLMMMMMOMNMKLMMMMMMMMMNMMMMMMMMNLLMNNMMMMMOKLLMNNMMMMMOLLLMNNMMMMMOLMMLMMMMMMMOMMNOMMMMMMMLMMNLMLMMMMMMNLNLMLMMMMMMLNNNLLLMLMMNLMMLMMLNLNMOOMNMMMMLMNNKLMMLMNLMMMMOONMNMMMMMMMLNOLNLLNLMMMMNMOMLMLMMMMMMMNMMKLMLMMNOMOLMOLMMNMMLLNNNLKNMMMIMMOMMMLMMMMMOLNNLLLMMMMNNLMMMLNMMMMNOLNMMLLMMMMNKLPLMLLMMNMNNNKOLLMMMMMOOLNNMLMLMMMNOLLNMNLMMMMNOMOMMMLOMMMMMMMMMMMMMMNONLNLMMLMMNMNNMNLLMKNMMMONMMLMNLMMMMNOLOMLMLNMMNLLLMMNMMMMMMMLMOMMMLMMMMMLMLMMNMLMNMOLMOLMMMMMMMLNMOMMMMMMMMLLLLOMLLNMNMNMLNLMMLMMNMMLLNLMMLMMMMNMNNNLNKLLMMMKLMNMMLMMNNMMMNLMLLNMMMOMONNMLLLLMMNKNNNLLKMLMMNMMMMMMLMMMNMMMNMMNLNMMMKLMLLMMMMMMMOMMOKMNKMMMMMLMNLMMLMMMMNMMOMLMLMMMMMLNNMMMMMMMMMLLNMMLLMMMMOOLNMMMLMMMMMLMNLMMLMMMMMMMMMMLLMMMMNLNMNMMMMMMMLMNMLMMLMMNMNMLMNNNLMMNMLMMMNNMLMMOMMNLNLNLOMMNMMLMKLNLLOLNLOMMNLMNLMMNMMMLMNMNLMMMLMNLOMLOLMNLMMNMNLKLNLMMMNMMMMNLNMMMMMOLMMOMNMMMLNMNKLNLLMMMMNMMMLMMLNNMMPMKOLOLKMMLMNLMMONMKMMMMKNNOLMNLMMLMKMMKNLOMMMMMMLMONLMMMNMMLKMONLLOMMMMJNLNMLLMLMNNNLKNLLMMMMMMONMONLLLMMMMMMMNLMMLMMMMNNMLLNLNMMMMOLOMMLLLMNMMPNMNMLMKMMLMMMLONNMLMMLMLKNNMMLKMMMMMMNNNLNKNLLMKMMOMMMMMMMMLOMLMNMNNMMMLKLMMOMNLMMMMLLLMPMMMMMMKMLLMPMMMMMMNNNMMMLNLMLMNMMLLMMLMMMMOMMMMNNLLMMMOKLMMMMMMMOMNMNLMMMLMMMMONONLKMLMMMMMLLLMNMNMMMMMNMMLMOMMMMMLONNMMLNMNMLKNNNMNLMMMMMMLLLNNONLMMLMMOLMNLLMNLMNLMOLLMLMMMMNNKNMMLNNMLMMNMOLMNKMMMLNKNLNMLNMMMMKMLLOMKNMMMMMNLMNMNNMMMMKONLOMKMMMLMNMMMMLMMMMMMNNLNLNNMMMKMMMMNMMLMMLMMOLKMMMOMMMMMMNLNKMMNMMMMNLMMMNNMMMLOKKMLMMMMNMMMNLNNLLMLLMNMNMMMMLMNMMMMMNNMLNKNMNLMKMMNLMMMMLMMONMLNLLNNMOMMLMNMLLMMNMLNNMKMMLNMMMMNPMMKNMMLMMMMMMLMMMMMMLMNMLNNLOMMMMMLNNLLLMLMNMMNNNMMNLLNMMMLPNMMMMKMMMMLNLMLMLMMMMNPNMPNMLMNLMMMKMMONLNMMMMMLLMMNMLLMNNMLMLOMMLMMMMNKMLMLNMMMMMNLLNMMNMMLMMMKNNNLMLMLMMMMMOMNMKMMLMMLMLOMLLMMMMONMNMMLOMMMMLNNMNMMNLMMMLMKNLNMNLLMMNOMNMMLMMMMMMOMLNMMKMMMLNMLMMNNMMMMMLNNMLNMNMNMLJNNLMNKOMMLMNMNMLNLKMMNMOMLOMNMMMMMMLMMNMMMMMMMMNMOMMMMNMLMMLMMPMMNLMMMMLMOPMMLLNLLMKMLMNMMLMNNMNMNPLMMMMLMMMMMLMMMMNNMMMMMMMNNKMMMLNMLNMNNMMLMMKNOPMMMMMMMMMNMMMMMLMMMLOLMMMMMMNMMNMOOLLNLMNMMMMLMKMMMKNLNMMMLMLMMNLMMMMMMMLOMPMMMMLONNMLLKMLMMOMLMMMNLNNMMLLNLLLMNMMMMNNLNLMLMNMMMMLNMMMMMMMMMMLPNLLMMMLNMKMLMMNNLMNMMLLMLMMMMMLNLNNKMLOMMMMNMNMLLLNNLMMMMNKNLMMMNMMMMNLNLMNNKLNMMKLLMNMOKMNMMLMLLNMMMMMMMMLLMNMMMMLMNONMNNMNMMLLNKMKMOLMNMMMMMMMMLLNMMMMMOLLMNLMMMMMMNMMMNMLMMLMMPMMNLMLNMMLNMLNNLMMNMLNMLMNOLLMMMLLOMKMOMMMLMMMNMJMMMMLLLONNMKMNLMLLMMOMMLPLMMMLMMLNNLLMNMMMLMMNNLMLMMMMMMMNPMMLMMMLMMMMOMMLMMMKNNMLPMLNKMNLLMLMOLLMLMMNMKOMNKLMNMMNMMMMMMLKNLMNMMMMNNNMOMLNNLMMLMMMNLMLMMMNMKLLNMMMMNMMMLNNLMLNMMLMNMMMNMMLMMMMMLKLLMMNMMMNMMLMLNNNMLMLOLMMMMMLNMMLNNLOMNNOMMMLMKMNMMMMMMMMLLNMLMNMMMMMMOMNMMMMNMNMLLMNMMNLNMMMKNMMLMMMMNNLPNLPLMLMMMMNLLNMMMMLLMMMNNNOLLMLMMLMMNNMMMLKMMLMNKNNLMMLMMMMKLMMNMMMMMMMLMLKMMNMMMMMNONMMLNLMMMMONMQLMMLMMMMMPLMNNMMMMMMLLMMLMMLMMMNNKMNLNMMMMMMKMMMNLMMMMMMMONMLMMLMMMMONMLNMMMMMMMLOLMMNMLMMMMNLMLMMMNMMMMOMNMMMMLNMMMLLMNMMMLNMLMNLNMKMMLMMMMMPMMLNNMMMMMMMLLMNMMLMMNNLNLNMMLMMMMLNOMLMNMMMMMLPMLOMLMMLNMONLMNLNNMMMMMKNLMNNMMMLLMNMMLMNMMMMMNNLMNMNLNMLNLLMNLMMLOMMMMNMOMMMMMMMMLLLKMNNJMMLMPOOLLMLNMMMMNMLPKMMNNMMMJOLLNMNLMMMMMNKLMMMMMMLNMNOKMMNLLMMLNLMNMMMMMMMMNOLNNMMNMMMNLMMNMMMMMMMMMLNNMMMMMMLMMLMMLMMMMNNLNMMLMMMMNMMLOLMOMMLNMMMMMLLMNMMLMMMMNKLOLMMNMMMMNPMNLMMMMMNMMLLMMNMLMMMMMLNLNMLLMMMMNLMLLLMLNNMNPLLNMMLMMMNLNNNOLMLLMMMMNKNPLMMLMMMMKLMKMMMMMMMMNKMOMMMLMMMMLKMMMNNMMMMLNNMNMLNLMMMNMLMLMLMLNMNMPMLLMMMNMMMMMMLLLMNLNMMMQLMMLNMLMNMMOOMMMMNLLMMNNLMPLMMMMMMOLLMLMMMMMMMLONMLMLMLMMMMOMLLLNMLMMMMPNMNLMMLMOMMNLNLMMMMMMMMMMMNMMMMMMMOMOMMNMMMMMMMNLMLLNNLMNMMNPLLNMLMNMMMNLMMLMMLMMMMPMMMMLMLMMMMOMMNLMMMMMLMMMNPLMLMMNMMKOMMMMMLMMNLNNMLMMMLMMLNPMNNMMMLMMMMMOMMLMMMNMMMPLLMMMMMLMNLMMLMNMMMMMNLMMMLMLMLMMMOOLMKOMMLMLMMNMLNLMMMMMMMNLMMNMMMMMMMMMMMMMMMMMMMNMMNMMMMMOMMLLMPMMMMNMMMKKMMMMMMMMNMMMLOMMMLNLOMLLLNMMMMMMNMMOMMMMMLMMMMONLOMMMMMNLMMLMOMMMMMMNMLKNLMMMMMNMMMNMLNMMMOMMMLMMLMMMMNMMMLMMMMMMMNMMMMNMLNMMNMMNMLNNNLMMLMNOMKKMNMMMMMMNMMMMOLMMMNMMMLNMMMNMMMMMMOMMNLMMMLMOMNLMNMMMNLNMLMMOLMMLMMNNMMMMLMMMMOMMNLMMMLMMNNNMMKLMMMMMLLNMNLLMLMMMMMMNMLMMMMMMMMMMNNNMNLMMMMMNMMMMKLMMMNMNMNMMMMMMNMMNMMMMPLMLKMMMMMKMPLMNNMNMLJJLNMMLNMNMLMKMNMMMLMMMMLLMMMLMKMMMMNOMLMMMLNMMNNLNMLMLKMMMNOJMNLNMLMMMNLKMOMMMLMMMMMLMNMMMMLMMMNMMLNLLNNMLMNMMLMLMLMMMNNMMNLMMNMMMMKNMMNMMLMMMMNLOLNMMLMMMMNLMNMMMMMMMMLLNMNMMMLMMLNNMMMLMKLMMNOONMLNLKLNMNMMMMLMMMNMMMNNMLNNMMMLMLNNNOMMMLMMMMMLMMMMMMNMMMMMMOMNLMMMMMLKKLNNNMMMMLMOKLNOMMMMMMMJMLMOMMMMMMNNLKMPMMMMMMMOMMMLNLLNMMONNLNMMMMMMMLNLLNMMNMMMMNNMMMNMMLMOMMLLMMNMMMMMMMKNMMNLLOLMNKKMLNNLLMMMMNKNLLNNLMMMMMMMNMMOLMMMLMKNLNMLLMMMMMNMOKMMLNMMNMOMLMLNMMMMMPNMNLNMLMMLMNMLOLMLNLMMNMLLLMNLPLMMNMMMLNNMNLMMMLMLNMNNLMNMMLNLOMMMNNMMNKLMOLMMNLNMNJMMMMLMKMMMONMNNMMMLLMMMMNLMLNNNNMLMMKMMMMMJNMNLONMMMNMLNMMMMLMMNNMMMMMMLLOLLMNMLMMMOLMOMNMLMMMMLLNNMNMLMMMMLKNNMMMMMMMMLOLNMLOOMMLMMNLLMNMMNKNLNKLLNLNMMMMMNNMMMMMNMMOMLNMKMMMMMMNLMNMLLNMMMLMMNMMMMMLMMMNMMKMPNMLLMMMMKNMMNMMLMMMMMKOMNLNLLMMLNOMNMLMKMNMMOMMLMNMMNMMLMNNMMMLLMMMMNNMLLMMJMMMMPNLPNMMKMMMMMKNMLMMMMMMMOMMOLOMMMMMMLMMOMNMLMMMMNLLMMMNLNMNMLLMLMMMLMMNNMMLOLMMLMMMMNNKMMMNNLMMMLMNNMMMJMMLMONLPMMMLMMLMNKMLMMMMMMNMNMLOMMLNMMMNMOMMMNNMMMMMMNMMLNMMMMNMLLNLMLNLMMMMMMNNMMNKMMMMMNLMMMMNMNNMLLLNLNLLMNMMNLNMMMMLMNMLNNLMLNNLOMNLOJLNMMLLMMNMNLMOLMMLNMMMNNLLMMNOMMOMLLLLLMNMNLNLNJLOLMMLNNNLMLLMMMMKMMOMNLMLMMNMMMOMLLNLMLNMNNLLMPMMMMNMNMNMLLLOLMLKMNMMOOMLMNNLMMLMMKNMNLMKMMMMMNMMMNMMMNMMNLNMMMMLMMMMMNLLMNLNMMMMNNMLMMNKMMMMONMKMLOLMNMMNKMLOLMLMMMMNNNOMMMLMLMMMMMLOMLMMMMMLMLLONMLMNMMLKOOMMLMMMMMMNMLMNLMMOMMMLMLNMNLMMOMLLLNMONLMMMMKKMLMNMMMMNMMLMLNMNMMMMMNLMLLMMMMMMMONMLMOMLOMMMMLNMMNLLMMLMOMNLMMLMMMNMMMMLNMOMMMMMLLMLMNLMMMMMMLLMNNNMMMLMLLNLLMMLMMMMOMMKNMLOMMMMMMMMOMMMMNMMMNMLOMLMNMNNLMLMMMLMMNMMNLLLNLNLMNNMNLLLNMLMNNMMOLMMMNMMMMMMOMMNNLNKMNLMKMLKNNLLMNMMOMMMLMNLMMMMNNMLLMMMMMMMOMLLMMNLMMNMMLLNMNLNMMMMLKOLMMMLMMMMONMMLMMMMMMMOLLMMLMPMMMMMMMNLMMMMMMMNLMNMMMLMMMMMLLMMMMOMMMMNLMMMMMLMMMMNMMNMMMLMMMMOMMONMMLMMLMNKMNMMMLMMLMNNMLLNMLMMMMPLOMMMMLMMMMNNOLMMMNMMMMMNONMMMLMMMMNNMMNMLLMMMMNOMLMNMLMMMMOLMOLMMLMMMMLOMNNMMLMMMMLOLOKMNLMMMMNNLMMMLLMMMMPNNOMMMLMMMMLOLMLMNLMMMMNNLONLMLMMMMMOMMKNMLOLNMOMMOMMMMMMMMLNLOMMMLMMMMMNMOLMMMMMMMLNMMKMLNLMMMNNMMNMMMMMMMLNNPLLMLMNMMLNNLNMMNLMMMLNMNNMLMMMMMLOMNMMLMMMMMKOLLNMMLMMMMOMMMOLLLMMMMMMOOMMMLMMMMLMMOLMMLMMMMOLMMNMMMMMMMLNLNNLMNLMMMMOONNMMLMMMMLOLOLMMMMMNMNOMLNMMLMMMMNNNOMMLLMMMMKNMNMMMLMMMMMOLNNMMLMMMMLNMOLMMNMMNMLNMMNMMLMMMMLOLKMNNKLMNMQLMMOLMLNMMMMPNMNLNKMLMMMOMLMNLMMMLOOMONLLOMNLMMLMMMLNLLNNMMMMOMMMLMLMMMNNMNNMMLLMMMNLMLMMLOMMMMOMNLMOOLMMMMLKLNMMMMMMMNONMLLNLOMMMMOLLNMMNLMMMMMJNNMNMLMMLMKKMLMOMLMMMMNOLNLMNLLMMMNONNMKKNLMMLNMMMKLMNLMMMNMNLLMMMMMMONMNLLMLOMMMMNLMMMMOMMMNMOMMNLMOLMMMMLNKMMLNLMMMMNNMLLLNOMMMMNLLLMMMMLNMNPMLNLMMOMMMMMKNNLMLNMMMMLLMOLLMMMMMMNOLLMMNOMMMMLMNLMNMMMMMMLLNMLMNNMMMMLMNKLLMMMMMMOLNMMMLMLMMMNNMNLLMLNMMMNLNPLLNKMMMMLONNLLLNMMMMNOMNMMLMMMMMLNMKNMOLLMMMMKNMMLMNMMMLLOKMKMLMMMLNMNLNLLOLNLMMNLLMLMMNMLNMMKMMLMMMONMLMMMMNKMKNMMNMONMKLOKOMMMNNLLNNONLMMLMNMMMMLLMNMNMNLMNMMNLLMMNKLLMMOJOMMMNMMNMNLLMMMMNONLNLNLMMMMKMMNLMOLMMNMMLMMLNNOMMMMMMMPKNLMMMMMLNMNMMMLLMMMNOMNMMLMMMMMLOMMMMMLNMMMPMMOLMLMMMMMMOMOLMLMMMMMLOMOMMMLMMMMNOMMNMMMMMMMLLMOLMMMMMMMMONNNMLKLMMMMOLNOLNMLMMMLKKOLLLNMMMMNOLNMNMMNMMMMNMLMMNMMMMLPLNNMNMKNMMLLONOMMMLMMMMLONMMMMLLMMNLOMNMNOLLMMLNKMLMMMLNMMMNMNMMMMMMMNMLOKOMNMLMMMMMMMLLLMOMNMMNNNMMMMKMMNNLONKMNLNLMMMNMNKMMMLNMMMNONNMMMMMMMMMMLLMLMMNMMNMMNMMOMLMMMMLMNLMOMMLMMMMMNMLNMMNMMLLMMLMMMMNMMMNLMLMLMMNMMMLNNMLNMNLMMMKKMMMMMMNMMMLNNMMMMMMMMMMNNNMMMLMMMMMLOMLMMKNMMMNNOLMMMMMMMMLMNMMMMMMMMMMLMNMMMMMMMMMLNMMMLLNMMNLOMLMOMLMMMMLNMLMNMLMMMMNLOMMMMMMMMMLMNLNMNLMMMMLMMPMMLLMMNMLPNMMLMLNMMNLKNLMMMNMMMMLLLNMLMLLMMNOLNLLNMNMMMMLMOLLMMMMMMMMONNNLMMLMMMKLMONLMLMMMNLMNNMOLLLMMMMPLNMMMMNMMMKLMMNNMMNMMMKJLMOLNMMLMMMKMOMOMLMMMNLMOMMMMMLMLNOKMLMNMMLLMONMLLMMMMMMMMOMNNMMLKMMMMMNMLMNMLMMMMPMNLMMMLMMMMMMNMLLMOLMMMMKLMMMMMLMMMPNMLLONMMMMMNNOMMMMLMMMMMMNLMNLLNMMMMMMMMLMMLNMMOMNMMMMMNMLMNOLMMNMLNMMMNLLLMNMLOMNMNMMMMOMMOMMMLLMMMMMMMMMMNNNNMNLLMMNMKLMLMNMNMMMMLMMMMNMLLMMMNMOMMMMLMMLMOMNMMMLNMMLMNNLNMNLLNMMMMLMMMMMMLMMMOLNMMMMLNMMMLNMMMNMLOMMMLLMMMOMMLMLMOKMMMNMMMMMMMLNMMMMMMMMLMNMMMMMLLMNMNLNMMMMMNMMMLMOMLLMLMMNMMLMMMMMMNMNMMMMMMMMMNMMMLNMLMNMMLMMMNNNMMNMMLMMMMMLMMOMMMMMMLLLMMNMMMMMMMOMLMOMLNMNMMMLMMOMMLMLMNKLMMLNLLMOMNNMLMNMMNMMMMNNMMMMMMMMMNLMMMOMMMMMMLOLMMNMMMMLMNMNLMMLMLMNMMMLLMOLMLMNMOKOLMMMLMMLMONOLMNMLPMMMLLOMMMNLLMMMPLMMMMMMNMNMLMLMMOMLLMMMOKMMMMMMNMMMMMNLMMMLLMOMPMNMMNMLNMLMMLNMLOMMNMMMLLMMMNMLMMLMOLLLMMMMMMMMNMNLMNMMMMMMMMMLMOMMMMMMNMNMMNMMLMMMLNNKLMMMMMMMNNNMMMMLNMMMMMMMMPMLMNMMLLLMMPMMMMMMKMMLMOMMOMMMLMNLMOMLMMMMLMMLMOMMMMMMLNNMMLMLMMMMONOLMNMLNMMMLLMMMNMLNMMMNMMMMNMMOMMMLLLMMLMMNMMMMMLLMMMNLMMMMLMMMMNMNMMMLLLNMNMMLMMMMMNMMNMMNMMMLLNMMLMMMMMMNONLMNMLNMMMMLLMMNNMLMMMMMMLMOLMNMMMLNMLMNMMNMMMMLMMMNMMMMMMLMNLMMMMMMMMNLNLMNMLNMMMLLNLMOMLLMNMMMLMMOMMMMMMMLLMMOMMNMMMMMMMMNMMNMMMLLMLMNMMOMMMMNMLMOMMMMMMNLMMMOMLMMMMLLOLMMMNNMMMKNMLMMMLNMMMNLMMOMMNMMMMMNNNKNMMMMMMMLNMLOLMNLMMLMMLNNMNMMNMMLNJLMMPMMMMNNNMKMLNMMLMNNLMLMMNMMMNKKMNLMMLMMMMMMMJLNMMMMMMNMMLMPMLMMMMLPLLMPMKMMMMOLMNMNLKMMLMNNLLMNLNMMMMNNMLMLLNMOMMNMLLLOMNMMMMNKNLKNMMLNLMNLNKLNMMMMLLNJMLMMMOMMMMMMNMLOMMMMMMKOLNMMMMMMMONNOMLLMMMOMMMMONMLMKMMMMMLOMMKMNMMMMMNNMMLMNMMMMLLMMLMMOMMMMMMMLMMMOMMMMKMNMLLLKNMNMNNMLNNMNMMLMLNNMLNLMMMMMLLLMMNMMMMMMMLOMLNMLMMMMKOLMMNMMMMMMLKNMNMMKMMMMMLMLMNMLMMMMLLMMKMLMMNNMMNNLNMNLMMMMKONLLNKMMMMMNMNMMMMLMMMNLKNMNMMLMMMMLLLMNOLKMMLMNLMMKNMOMMMMNLNKONLJMLMMMJMNKNMMLMMMLOMLNNMMMMMMMNMNMNLMMMMMMOMOLLMKLMNMONMPLNMMLMLMOOMMNMMMMLMLLLLLLMMNMMNMNLLMLNMLMNLMNMMLKMMOMMMLNOMLMOMNMMMMLLNMKOLOLMNMLNNKOLMOMLLMMJMLLMMOMMMOLKMNMNLLMLMMMNLLLMMOLMNMNLMLMNMLMMMMMOMLMMMLMOMMOMNMMMLMNMMMLMMLMMMOMMLMONONLMLMNMMMLNNLMLNKNMLMNLLMMMMOMMLMMMNMMMLMNMMMLKNMMMMLNMMMLNLLMMNNMMMMNKMMLNMOLMMNMMMNLMKOMNLMMLMLMMOKNLLMNKMMMMMMOMMMLMMLMMNLLNLMOKLMMMMLMNMMPMLMMMMLOMMMNMLMLNLPMMLNMMLNLMNKMMMMOONMMMLMNMMMMMLNMMNNLMMMLLOLMMNMLMMMMLMLMMONMMMMLKLLMMMNMMLMNLLMLMNNMLLMNOLMMMMNMMLMOMMMMMMLOMMLMMLLLMMOOMNMMNMLMMMNMMLMONOMMMLMMMMMLOMNMMJNMLLMNNMNMMLKOMOMLNMLMMLNMMMMMNNNNLMLNMMMLKLNOMMNMMMMKNNMOMMNMMMMKOMMMMMNNLNMKKMLNMNLNMMMLMLLNMNLNMMMLNNNLMLNLMMMNLMLMMMOMMMMNNMLMMNLOMMMNMLLNMNLNMMMLMMMMMMNNMMLLMNLNMMMNMMMMLLNNMLLLLNMOKNLLMMNMMMMNNMMMMMLMMMNPLMMLLLNMMMMNLNNLMMLNMNLLONNLMMLNMMMLMLMNMMNMMMNLLMNMMMMNMMMLLMNMMMMOLMLLMMNNMMLNNMLLLMLMMMNNLMMMNMKMMMLNMMMOMMKMMMNNLMMKNMLNMMMNMMMLLMNMMLNMMMMLPNMLKMMMMMMMKMNNLNKKMMMNLLMMMMNNLMNLNONLMMNMMMMLNLMOMMMMMMMMLLNMMMOMNLMLNNMLLMMMMMMNNNLKMLNNMMMONNNMMMMMMMMLMNKMNLMLMNMLJLMMOMLMMMMMLNMMLLLMMMMNLLKMMOOMMMMMMLLLMMNNMMMMLMLNLLMMMMMOOMNKMNMLMLMNKMLNMMMMMMLONMNNMMKMMMMMNLNMMLMNMMMLMONLMMLMMMMNMLPLMMLMMMMNOLNLMOKOMMMLLNNMLMLMMMMMPOLMMMLMMMMMNOLMMMLLMMMKMNLMMMMMMMMLMOMMMMMMMMMMOOMLMMMMMMMLPNKLMMLMMMMNJQMMLMLMMNMKPMMLMMLMMMMOMNMMMNMMMMMLMNMMMLMLMMMNOOMLMMMMMMMLMLMNMNLMMMLMKLLNLNLMMMMOLMLMMLMMMMMNMKMMMLNMMMMLMMLLMOLNMMMMMMLLMNLMMMMNLOLMMMLMMMMNMNMMMLLMMMMMMMOMMMNMMMMNNNLMMMOMMMMLLMONMLMMMLMNMNMKMLMMMMMOMMNLMMOLMLNNKNMLNMMKMLMNMMLLNMMOLMMNLNMLLLMNMMMNKNNLLMMOMMMMNMMNMMMMMMMOMLMMMMLMMLMOONMLMLNOMMLLOMLLNMMMMMMNLMLNMMMMMMMNLPMLMMLOMNNLPKNLMMNMMMMONLKNMMMMMMMOLMNLMLLMMMMOLMMLMMMMMMMNMLLLMONMMMMMMONNMLOMMMMJNLNMMMMMLLMPMMLNNMMMLMMNLMMMMNKNNOMKLNMNMMNMLLMNNMLNLMNMMMMLLMMOMMMMMMMLKMOLMMMMMMMMLMOLLMLNLNLMLLONNLMMMLMLOLMLLMLNNMNONLMMLMONMMMNOMOLMMKNMMMNNLMLOLNMMMMPLNMNMLNMLMLMLOKLMMMMMMNNNNMMMMNMMMLMNMNMMMKMMNMLNLKNMOMLMNMMNMNMMMOMMLMLLMNMMLMMMLMNMLMMNMNMLMMNNLNLMMLMLNLOLKMNLMMMMNNLLLKOMLNMMMMNLNLMMMLNLMMNLNLMPLOMMLMMMNOLMLMMMKMNNMNNMMNMMLMMMOLMMMOMMMLMNNKMLMNNMMMLMNOLNMLLMMMLNMLMOMMNMNMLKNMMNMMNMMMLMNOMMMQMMMMLPNLMMMNNMMMKOMLLMMNNMMMNMNLLMMLMNMMNNNNLLNKMNKMMLMNLMLLMMNMNLMMMNLOMNMMJKLLMLMOMMNMNMLMMMOLMMLMMNOMMMMMMMMMMMNLMMMMMMMMNNMLLMMOMMMNNNMKMONLLLMMMNMLMNMMMMNMMNLLLNNNMMNMMLLNLMNLNLNMMMMKKOLNMMMMNMNNLNLNLMLMMMLONMMNNMLMLMMNOMMLMMMMLLMLLOMKMMNMOMLNMNOLMMMMMLLNMLMNLNLMNMMNLLLNNMMMMNMMMMLNMNMNMMMMMMMMLNNNLMMOLLMLOMMNLOLNMMMMMMKMNLMMMLMNLNLMNMLOLMLNNMOMLMLOLNLMLMMMNLKLMNLMNLMOPMMLMMMMNMMMOMMNMMMMMMNMMNLNMMLNMLMMNMOLNMLLMMNMMNMOMLMMMMMMOLMONNLNMMLMMMMKLNNNMMMMMMLOKNLNMLNMMOMLMMLOMMMMNNMLMLMLNMNMPMLOLMOLMMMMLMOLMMMMMMMMLOLMMLMNMMMMNNNLMMMMMMMMLOOMMLMMMMMMLOMMLLOLMMMMOLNLMMMMMMMMMNOLMMMMMMMMLONLMMMMMMMMLNMMMLMLMMMMONOMMMMMMMMMLLMLMMMNMMMMONNLMMMMMMMMMNNMMMMMMMMMNOMMMLMMMMMMONNLMMMMMMMMMNNLMMMMMMMMMNMMMLMNMMMMKMMMOOMJMLMMMKMLLNOMMMMMLKOMMMMLNMMMNOLLOMMLNMMMNOOLNLMLOMNLNMPMMMNLMMMMJKOLNLMMMMMMLNMNLMMMMMMMNLMMLLNOMMMMLONMLMLNMMMNLNMLMNMKMMMMNLOKLLMLMMMMOLNLLMMLMMMMNNMMLMNLMMMMMLNNMMLLMMMMMNNNMMLMMMMMLMNKLMMNMMMMNOOLMLMKMMMMNNMLMMMNNLMNMMNMLLNNMMMMKOONLMLLNMMMMOLNLLNNMMMMLNNNMMMMMMMMMMMKNMNLMMMMMMLNLNLOLMMMMNMMMOMMMMMMKMLLMNMMMMMMMOMMLMLNLMMMMMNOMMMMMMMMKLLMLMLMMMNMNKNMLMMMMMMMNMPMMLNMMMMMJONMMLNMMMMMNPLMLOMMMMMMONNLLNONMLMMKLNKMMLKNMMMOPLLMNMLMMMMNLNNMMMLMMMMLONLKLOMMMMMLMMLLNNLMMMMNLMLMLONMMMMMKLNNMNLMMMMLKMMLMMNMMMMMPNMNMLKMMMMNNONMMMLMMMMLLMMLMMMMMMMPNPLNLMNMLMMLNNNMMNJLLMMLLNMLLMNLMNMNKMKNNNLKMMMNMNLNNMKOLMMMLMLNMMMMKMNLMMMNNMKMMMMMMMMNLLMNLMNLNMMMMLMMMMMOMLMLMMMMMMNOLNPLMLLMMMMMMMLMLNLMNMMONOKLLLMMMMNOONMNLMLMMMMMLNMLMMMMMMMNOOMKMLLMMMMONOMLMMMMMMMNNNNMMLLMMMMLNOLMLMNMMMMNOOLMNMNMLMMKLLMMMOMMMMMLKLMMMMLMNMONMNMLMNLNLLMNLPMMMMNMMNMKMNMMMMMMLMMMMMLLMNNMMMMLNNMMMLMMMMMONMMMNMMMMMMLLMMMMLNMNMMMOLMMMLNMMMMNMNMMMMNMMMMLNOMMLMNMNMLLLKLMNMNMLMMNLNLLMNMMNMMLONLMMMLMMMMNLOMMLMMMMNMLKLLMMMMNMMMNMLMMMNMNMMMLNLLMMMMMMMMONLMMMMNMMMMOLMMMMMOMMMMLNOMMLLMMMMMLONMMMLNMMMMOMNMMMMMMMMMLNMLMMNLMNMMNOPMMLMMMLMMOONMMMMMMMMMMLOMMLNMMMMMMLLMLOLMMNOMMMOMLMLLMMMMNLOMMMMNMMNNLMPMMMMMMMMMLOMMLMMMMNMMNNOMLMLMMONMKLOMMMMMMOMMMONLMMMNMMLMMNNMLMLLMOMMNMNLLNMOLNLNKLNMMNMLMMMMNOMMMMMOMNLMMMLMMNMLMNMMONOLMNMNLLMNMMOLLNLMMOMMNLNMMNLLMMMMNNLMMMNMNMNMLLNMMOMLMMMMMMOLMLLOMLNMMONNLNLKMNLMMLNLMMLMMMMMONMMLMMMMLMMOLNMMNLLMNLMMMLLMNLNMMMMNNNLMLNNMMMMLOLMMNNMMMMMLKKMNOLLMMMMNMNMMMNMMMMMMPNMMLLMMMNMMNONMMMLMMLLNMMMLMNLMMMMMNNLMMMLMMMMNNLLLNNOMMMMMLNMLLLMMMNMNMMMLNMMMMMMNMOMMNLLMMMMMLMLMMMLMMMMNMPMMLLMNNMMKOMLLMNLMMMMMONLMLNMMMMMMLMMMLNMMMNMLONMNLLMMMMMLMLMMLMMMMLMOMOMNLMLMMMMLMOLMNKLMMMMNLNLLNMKMMMMNPNMMMMMOMMMLLLMMNMMMMMMMKMLMNMKMMMMNOMMMLMLMMNMNNLNMMNLNMLMNLNLKLNLMMNMNMMMMLNLNMLMNOPMMMLLNNMMLONLMMMLMMMMNNMNLLMLMMMMNNNNMMNLMMMMLNMMMMMMMMMOLMOMNLNLMMMMKMPLMNMMMMMMKMNLMMNMMMMMLNOLMMMLMMMMLPLMMMMMMMMMPNNMNNMMMMMMLMLMMLNLNMMMOMMLMMMMMMMMONOMNMMMMMMMLMNLMMNMMLMMLNNLMMOMMMMMMONMMMMMMMMMNNOLMMLMNMNMOLNMMNLLMOMMLONMLMLLMMMMMPMLLNNLMMMMNMMLMNMLMMMMNNNMMMLLMMMMMOOMMMMMMMMMLNNMOMMMMLLLNMOMLMMMMMMMLONMMLLMMMMMLPLMMNMMMMMMMOPLMNKLMMMMMLOMMLNLMMMMLMNLMNLMMMMMMNNMMMMLMMMMNLOMLNMMMMMMKMNMNMLMMLMMLMPMLMMMMMMMLONMMMMLMMMMMNNMLMMLMMMMMLMLMLMMMMMMPONMNLLMMMMMLOOMMMLLMMMMMNMNLLMMMLMNNNNLMMMLMLMMNNOMMNMMMLMMLNNMMMMMNMMMMNONMMLLMMMNMMNNLMLLMMMMONLLMMLMMMNMOMNMMMMLMLMLOLMMMMMMMMMMOMOLLNMMMMMMMNMMNMMMMMMMPMNLLNMMMMMMOMOLMMMLMMMMNOMMMMMMMMMMMOPNMLMLMMNMLNLMMMMMMMMMOLOLNNLLMMMMNNLNMMMLMMMMQMPMMMMLMNMMLPNMMMLLMMNLNLNLLLMMMMNMMKNLLLMLMMNNMLNLNMMMMMMMLNNLMNMMMMMMMLMLLMMMMMMMOMNMLMMMMMMMMNOMMLMMMMMMMOOLMLMMMMNNLOMMMMMMLMMNOLNMLNMMMMMMMLMLNMMMMMMMNONMMMMMMMMMONONMLMLLMMNMLONLMMLNMMMLKONLMMLMMMMLLMMMMMMLMMNNNMLMMMLNMNMNOLMONMMMMMMLOLMLOMMNMMMOMMMNOLNLNMLLMMMLOKMMNMMMMMMONMMLNNMLLLNLOKLMLNNOOLKNMLLMMMMOMMMNMMMMMMMOLMMMMMMMMMMOLNLMNMLNLNLNONLLOLMMMMMNONNMOLMMMMMLKMLLMOLMNMMNKLMMMLOMMMMMKMMMPMMMMMMLILOMPLLMMNMMMMMMMMNMMMMMNMONMLMMMMMMOMMMMMKMMMLNNNNLMNJMMLMMKLKNNMLMMMMOMLMOOMMMMMMKLMNMMKNLMMLNPMKNONKMMLMNNNNMNLLLNLMNMLOMMMLNMMMMNMMLMMMMMMLNMMLMMMMMMMOOMMMMOLMMLMMMMMMMMNNNMMMMLNNNNMLLMLLLNMOMLMLMMMMLNMOKNLMLNMMLNLMMOMMMMMMLMLLMPMMLNMMMKLKMQMMMMMMMMMMMQMLMNMNLNMMMMNNMMLMMKMMMLNMLMMMNKMNMOMKMNMMLLMLNLMLMMMMNNMKMNNKMMMLNOLLNNKNNMLMMLNLLNMLNMMMLLMMLNMMMMMMLOONMLMLMMMMLNKLLPMMNMMMNLNLMOLKMMMMMLMLMMNLMMMMMLNKNMMKMMMLMKMNMLOKMMMMMMMOMLMMMMMOMOMKLMNNLMMNMMNMMMNKMMMMLMNOMKMLONLMLNMLNKNOMMMMMMMMNNMKMLMLMLLLNOMOLMMMMMMKMMNNMLLMNKLMLNMNMMMMNLMLOMMMNMMNLLLMLLMMNMMNLNLMMNMNNKMMLNMNNNLMMMMMLMNKMMMNLMMNLMNKOMLLMMMMOMNLKOLKMLNNNLMLMLLNMMMMNMMLNLMNMMNMMNMMMLMNLMMMMNMKNNOLOMMLMKMNNNMMMLLLNLLMLOMNNMMNJLLMLMNMMMMMNNMNJMMMMMLMKMMNNMNKMMLMMKMNLNLKMMNMMLNMMNNLMMMMLOMNLOMKLMMMMKNMLOMMMMMMLNLLOOMLNMNMMJNNMOMKNLMMKMNMLOLLMNMMLMLLMMMOMMMMNLLLNNLLMMMNNKLLMOMLMMMNOKLKMMMLMMMMPKLMMOMLMMMMLLNNLNMKMMNMLKNMMMMLMMNMNLMLMMLMMMMMNNLNOLLMMMMMNKMLMPLLNNMMLMLKNNMMMMMMOLMMMNLLMMMMMLNMMMOMMMMMLNMLLONLMMMMMLNMMMMLNMMNKLLMMONMMMMMLLMMMNMLMMMMOKLMMNNLMMMMMLMMMMMMMMMMLMMJLNNMMMLMOLMNMMLMMMMMMNMMMNMLMMMMLLLMMNLNMMMMLKMLMNMMMMMMMNMLLOMLMMMMNLNLMPMLMMMMLLLMMLNLMMNMNNMLMOLLMMMMMMLMMMMLMMMMMMNMLOLKMMMMMLMLMOLLMMMMMKLMLMNNMNMMLNMLNPMLMMMNMLLMMNMMMMMMNOLLMOLMMMMMMKKMMMNMNMMMNMLMMOMLMMMMMLLLLNNMMMMMOLLLMNMMNMMMMLMLLNLNNMMMMNMLMONMMMMMLMMMMMMMMMMMNNMMMNNLLMLMNNMLMNNLLMMMNLMLKNMMMLMNNMLMLPLKMMMMMJMLLOLKMMNMMLLLNNMMMMMMMMMOLNMLMMMMMMMMMMMMMMMMNNNLMNLLMMMMMNLLMONLMMMMLOLLLMNKMMMNOMMLNMMLMLMNNLNMMMNMLMLMNLNLMMMMMMMMLNLMMLMOMMMMMLNMMMMLMMMMONNLMMMLMMMMNKNNLNMLMMMMLLOLMLLNMMMMMONLMMMMMMMMNNNNMMMLMMMMLLNNMMLNMMMMMLMMLMKNMLMNMMNMMMMMMMMMLNMLMNMNMMMMLNMLMNMLMMMMOLMMMLLNMMMMMNOLMMLNMMMMLOOMMLMMMMMMLNLMMNMMMMMMMOMNMMMMMMMMLNNLMNMNMMMMMPMMMNMMMMMMMMMMMNMMMMMMLPMLLMLNMMMMNOLMMNMLMMMMNMKMLMNLMMMMNNLLLNMLNMMMOONMNOMLMMMMLLMMONLKMLMNMLOLMMKNMMMMMOOMMMMLMMMMMPLMMMNNMMLMOLNLMMMNLMMMMNLLMOMLMLMMONOLMNMLMMMMMOLMMNMMMMMMNNMLLNMMMMMMNNNMMLMLMMMNNLNMMNLLLMMMNOMMMPMLNMMMNMOMMMMLMMMMMMMMMMMLMMMMNPMLMMMMMMMMMOLNLMMLMMMMNMNLNLLNLMMMNKNNMNMJMLMMMLNLMMLMMMMMNNMMLLMNMMNLMLMNMMLMMLNMLOMMMMMMMMMMONMMNNNLMMMMMMMMNNLLMKMMOKLMNNMMMMMMLMLNNNMKLLMMNMLMMMMLMMMMOMLMLMMNNMMLNLMMLNLKMONMMJNMLMLKNMMMNMLKMLNKMMMMPNKLMMLNMMNMNOKNMMMNMMMMMLLMNNKKMMNMMMNMMNMKLMLMNPLLNNNNMMMMLMMNMMNMMMMMLKLNMMNLMMMMOKLMMMMMMMLMOLNNMMLMMMMMMMNLONLLLMNMLMMMLOOMMMMMLMNMNMMMNMLMLOMLLLNMNMKNOKLMMNKNMMMMLMMNMMMMMMMMKOMNMMMKMMMMMNNKLNMMLMNMNNNKLLMNNMMMMLLKLMNMMMNMONOMMLLNMMMMNNNLNMLKNMMMMLMMLMNLNMNMMMNLMOLNMMMMLOOLKLMNMMMMMONLLMOMMMMMLNNLNLLMMMMMNLNLLMMMLMNMOMMLLMMNMMMMNMMLLMLMMMMMONNMMMLLMMMMNNLMNPLLMMNMKRONNMMKLNMMLKNMMMMMMMMMLNMNMLLOMMLMNNMLMNMMMMMMMMMNNMMMNMMMLMMLNNLKOLLNMMMOKLNONMLMJNMMLMMNNLMMMLMLMMMJOMLMMMLMLKMNNMOMNLNMMMMMMMMMNNNNMMMLMMMLPMNONNKLLMLMMLMNLNLJLLMMNONNLLMMNMMMLMMMLNMLNMMMMNMMLMNNLMMMOKMLMMNLMMMMNLMMNNNLMMMMKMMLMMNMNMLMNMMMMNLLMMMMMOMMMONLMMMMMOMOKMLMMMMMNONNMMMMMMMMLOMLNNNMMMMMMMMNMMLKMMMMNOMLLMNNMMMMKLNNMMKMMMNMMNMNNKPKMMMMMLLKMNNLMLMMOKLLMMMKMMMMPLMMLMMMMMMMOMMLNLLLMMMMOLMLOMNMMMMMKLMMOMMMMLMMLMLNNNMMLMMMLNMLMMNNMMMMLMMMKLNNLMMMMLLNMMNOLMMMLNLLNLPNMMMMLJNMMMNMMMMMMMLLMMNMMMMMMKMKMMPKMMMMLKMPMMLLMMNNKPMMMLNMMMMMLNLMMMMLMMMMOKMMKONNLLMMMMMMKMPMMMMMLNMNNLOLMMMMKJLNMLLMNMMMMNMMMMLNNMMMMMMMMNLMNMMMMKNLMLNMMLMMNMMMMMLMNMMMNMMLNMMNMMMMMMNNKLNLMLMMNNNLLMNMLMMMNLMMLMNMMMMMNNLLMNNNLLMMMLLMLNOMMMMMKKMKMNMLMMMMMMLNMMNMLMMMMLMMKLRLMMNMMKLMLLOLMMMMNLMMMLOMMMMLMMMMLMOMMMMMKJMLMMNMMMMMNOLMLMNOMMMMLKNMNMMNMMMMKMLMNMNLMLMMOOLNLLNONMMMLLNLMMMLMOMMMMMNMMOLLMMMNNLNLMNMNMMMMKKMMMNKMLMMNMLLMNMLMNMMNMLMMMLONMMMLNMLNMMMMMMMNONLMNNLMLMLNNMMMMNLMMMMNLMNMMLMNMMMMNNNMLPLMLMMLLLOLMNNMMMLNMLLMMNNMMMMLLMKMMNKMMMMNKLNKNNLMMMMNLNMLLNLMMMMMLMMMMMLMMMMMNMMMMOLMMMMLLNOMMLLMMMMLNMMMNLNMMMMMKMMNMNLMMMMKMOMLLOMMMMMJLMMLNMMMMMMLLNLMOOLMMMMLLNOMMMNMMMMKNMLLNMNMMMMMLMLMLNOMMMLMKLMOMMLMNMMKOLOMLLMMMMMMNMMMMMOMMMMKMLNLMMNMMMMLKLOLNMMMNMMLMMMMMMMMMMMMOMLLNNNMMMMKMLLNLMMMMMMNMMMLLNMMNMMMONMLNLMMMMMMLMLLMOMMMMMLMNLLMNLMMMMNMLMMMNMMMMMNLMMMMNNMMMMNLMLMNLNMMMMLLMNNLLKNLMMNNMMKMMLMMMLMNOMMLNLMLMMMONMMNMMMMMMLOOOMMMMMMMMLPLMMMNMMMMMNOKLMMMNMMMLMMMLLNMLMMMMMOMMMNLLMMMMMNNLKNOLMMMMLKLLMMOLNMMMMLNLNMMMMMMMLNLMLNNMMMMMLLLMNMNMMMMMKLLNMMKNLMMMNOMMMNKLMMMMNLLLMMNNMMMMMLMLMMMLNMMMONMMLMNNMMMMLLNLMNLMMMMMMKMMMNLMMMMMOKNLNMLLMMLOOOMOMMMLMMMLNNMKLNMMMMMMNNLNNMLMMMMMONNLNLMMMMMMLNLLMMNLMMMMMLNLNMLMMMMMKOMMMLOLMMMMNNMNMKNNNLMMLLMNNMLNMLMLKNMLNNMLMMMMNNMLNNNLMMLMLMOLMNMLMLMMONLMMNNKMMMMMLMOMMLLMMNMLNMNLMMLMMMMOMLNMLMNMMMLMKMLNOLMMMMLNLMLMNMLMMMMOKLKMNNNMMMMLKNMNNMLMMMMKNNLMMMKMMMMOOMMMNMLMMMMNLMOMMLNMMMMKKLNLNOLMMMMMKMNMMLLMNMMNKMLMMMMMONMMMLONMLMMMLMMMMOLMMMLLMMNJNLMLMLMMMMPMLLNMOLMMLMNMMNLLMLMMMMNNNLMMMNMMMMMNMLMMLPLNMMNLNLMOMMMMMMLLMLMNNLMMMNNKNLMMLNNMMMLNMLNLMMNMMMNNNLLNNKMMMMOMOMMMLLMMMMNMNMLMNMMMMMLNOLNMLLMMMMMOMNLNMLMMMNMKNNLNLLMNMMKNMONLMLMMMMLLMKMLNNNNMMLMNOLMLLMMMMLNMNLLPNMMMMLKMLNMNMNMMMMMNLNMLLMMMMPOMNOMLMMMMMLNMNLMNKMMMMNMLNLMMNNLMMMKLLNMMOMNMMKLLNMNLMMLMMNLMNMLLNLMMMNKLONKNMOLMMLNMOLLNNOLMLMMLMMMLNMMMMNMMMNMNLMMMMLNNLMNLKNLMMNKMMNMMPMMMMLNMMMMMMLNMLNKMNNLNMMMMLMKNNLMMKMMMMOPLKNMOKMMMMNNMOLMMLMMMMLNOLLMMMMMMMOKNLMMMKMMMMOOLNMMMNMMMOLNLMNMMLMMMMNLKLPNOLNMMMLKNLMMNNMMMMLMMMNNMLMMMMMLLLPMLMMMMMKNMMPMLMMMMMKMMLOMMMMMMMLMLMONMLMMMMMMMMMLLMMMMMONMNMMMMMMMMNMMMMMMMMMMMMNMMKLOLMMMNNKMNNMMMMMMMLOMLNMLLMNMMNMMMNMMMMMMMMLLNNMLLMMMMNKLLOMMMMMMMMNMMLLMOMMMMNLMNLMMLMMMMNMKMNNNKMMMLMKKNLMNNLMMMMNMLNMMMMMMMLJMLLMMMMMMOOMNNKMMKMMLMNMMLMMMNMMLMNOMNMMLMMMMMMONLMMLMMMNMNLMMNMMMMMMMKKMNNMLKLMMMNNMMMNMNMMMMLLNMMMMMNMMMMLLOMMMLMMMMONNLNMKLOMLMMKMKKNNLMNMMNMOMMMLMMMMMMNOMMMMMMMMMLNMMNMNMMMMMNLMMNLMKLNMNONNMLMOLMMMMLMMLMNLMMMMMNOMKPMMLMMNMMKMLMMOMNMMMLMLMMMOMMMMMKKNMLLNOMMLMLMMNMLMMMMMMKPMMNMKMMMMMMMMMMMMNMMLMNOOLNMKNMMMMLNKLMMLMMMMMOLMMLNLMMMMMOPMMMNMLMMMMOMMPMNMLMMMMLNLMNMLLMMMMNLLMNLMLMMMMNLMKMNMMMMLMOPMLMLMLMMNMOKNMMLLMMMMOKMLNPLLMMMMMLNMLMMLMNMMMPLNLKMMNMMMMNLNLMLONMMMMLNLNLLNNKMMMNNMLLLNMMMMMMLMNLMMMMMMMONMNNLMMMMMMLMLNMNNKMMMMMLMLNMMKMMMLNMMLOLMNMMMMNMMLLMMMMMOMLMNMOLNMLLMNLNMNMMMLMMNMLOMLNMLMMMMMMKLONMLNMLMMLJNKOOLMLMNLMMNLOMLLMMNNLNNKNMMNLLNLNNMMNMMNMMNMMNNMOMMLMMMMMKLMMLLOMMMNMKLLOMMLMMNMOKMLNMMLLMMMNMMLLMMLMMMONMNKLMNLMNNMLNMLMMOLMNLLNKMMOMLMOMMMLKNMLMLLMMNMMKLNNMMMMMMMLMMOKMMLOMNMKNNMMMLMMLLNMNMNMLLMMNMMNNNMONMLLMMLMLMMNMMMMMMMMKLNMMMMNMMMNNLLNMLNOMMMMMMOLMMLNMMMMMMMMMMMMMMMNOLMNLOLMNMMKLNLLMLNMMMMNNMMNMMMMMLMOLMMMMMLNMMLNLMLLNMOMMNMNLMNLMMOLMNMMLMMMMMNMMMMNLMLMMMLMMNMOLLLNMLLMMNNNKLNMLNNMLLMMOOMMMMMMMMMMONMLLNMMMMMMMLMMNMNNLLMLMNLNNMLLMMMONNMLMMMMNMMMNMOMNMKMMNMMLNNLMOLMMMMMKNMLLNOMMMMLLMLLNMNLMMMNLMMNLMLMMMMMMMNPMLLMLMNLLMNLNLKMMNMONMNNMMKMLMMKMMLOMNLMLMMNMKLLLLMNNNMOOMLNLNLKMMNNMNOMMNMMLLMKLNLNMMLMNLMNNNKNMMMMMMMMMNKLMMKNNOMMLLNMNMMLMKMNMLKNMKNNMNNLLMMLMOMMMMMMLMLLMMMMMOMNMLNLNLNNLMLNKMNONLJMNLMMLMMOMOKLLMMMMMLLNLKMMNMOMMLMLNLMNMMMKLNMNLLNLMMPPNLNLNLMMMMMMNLNMMLLMMMOLLLNMNLMMLMNKLNOMLKMMMMNMMKQNMLNMMNLJNKQLNNMMMLKKNPMNLMMLMLMNMMNMMLOMMNMIMLNMMMMMNMMKMLPMMMMMLMMKMLOMMMLMMMMNNLNNLLMMMMOOMMMNLKMMMMMNLNONMKLMMMLLNLNMLLMMMMNONLNMMKMMMNNNMLNMMKMMMNMLMLOMMLMMMMONLLLLNNMMMMNKLMNMMLMMMMOMNLNMMNMMMMLNMLMMMLNMMMOMLLNNMLMMMMNMNNMLLMMMLMNMMONLMMMNMMMOMLOMMMMLMMLKMLLNMLMMMMOMOLMNMLMMMMLLLLNNMMMMMMMKMMMNMNMMMMLNMMMMMLNMMMMNMJNMLKNMOMMLMMNMMLMMMMMNNLMMMLMMMMNMKNMPMLMMMNLMLLNMNLMMMMOKMLNNMLMMMMMOMNOMLLLMNMMMMNMMLMMMMMKNMMMMMOMLMMMLNMNMLMMMMMNMNLLNLLMMMNOLMMQMMLMMMMLKLLONMLMMMNMKMMOLMLNMMNLLNMNLMNMMNLLLMKMLNMOMMOLKMLNMMLOMLMNLMKOMMLMMMNMLNNLLLKMMOMNMMLMMMMLMLMOLNMOLMLMMMNLMMLLMMLMMMMPMNLLMMOLLNMNMLMMMNMNMMLOLMOONNKMMLLLLLKNMNJMNLNMLMLNMMLMMLMNLMLMLNNMMMMLNNNLMMLNMMMMMNOLMMMMMMMKNNLLNMLMMMMNKNMMLMNMMMMLLMMMOMJMMMMNKLOMMNLMNMMMNMKPNMLMMMNMPMNMMLLMMMLNLLMOMOMMMMMLLMNMMMMMNMMLOLLOMLMMNMMMNMMOMOLMMMMMMNKNMMMMLNLNOLMLNMNMMMMMMMNLNMLMMNMLMLMMNMMMLMMNKMLMMNOMLMNMNMOMLLLMMMMNOMOLMNLMMMMMKMLNMMMMMMMNLLMMLMMMMNMOMLOLMOLMMNMMLLNNNMLMMLMKKMPLMMMMMMMLMLKNMONMMMLMMMONLNLMLMNLOLMMMMNMMMMMLMNMMMMMMMLMOMLMNMLLMNMNNMMMLNNMLMMMMLNNMMLMLMMNKLLNMNMMMMMMLLMOMMMMMMMMLMKNNLMMMMMNNNLMLMNNMMMLOMMMMNMNMMMLNNLMOMMNMMMMLMKKNLNMNLNMKOMMMLLNMMMLNMLOMMNLMLMNKMLMMNKMMLMNNMMMLKNMMMMMKOLLMMMMMMMNNLMMMMMMMMMLMOMLLNNMMMMKLOMMMLMMMMMKMMMMLNMMMMMMPLMKMONMLMNMMLMMMMNMMMMNLMLLMMNMMNMMOKMMNMNMNMMMNMMNMLMMMMMNMMMNMOLMMMMLMLMMMONMLMMNLLLNMMMMMMMNNMNMMLNMMMMMMLNNMMLMLMMMOKLPMNNMMMMLLLOMMMMLNMLNMLKONMNMMMMLMMOKMMKMMNMNMMMNMMMMLNMOMNNKMMLMMMMMLLOMMLJLNMNNNNOMMLKMNMNLNMMNMLMMMNMMMNLNMMMMMLMMNLMMLMNNLMOMMMNMNNLMMMMMKMLMMLMMMNMOMMOMMMLMMMMMLMMLMMLMOMMMLLMNLMMMLMMONLMLNOLMMMMMMNLNMMKMMNMKONMOMMKMNMMKLMNLMMLMMMMNKMNLMMLMMMMOMMLLMNMMMMMMLMNMLLPMMMNLMMNLMOPLKMMMMLNMNNLMLMNLMMLLMNKNMMNMLNMLMMNMKMMNLLOLMMMMMNMMMMMNMLLMMMMNMNNLLNOMMMMKNLMNMMMMMMNOLMMPMMLNLNMLLNLMLMOMMLMLMNLNMNOMMMLLLMMLMOMNMMMMNLNMLMOMMMNLNLMNMMOMLMMMNNMMMMMMLMNLMNKMMKMLMMMMMLMNLMNMMMMOMNMNMLOMMLMLMKMMLOOMMNMMINLNLLLMMMMONMNMMNKMMNMLKMMNLMMMLMMNLLMMNLKNMMMOKMNMNLOMMMMMMNMNOMKMOMMLMKNLMNMNLMLNMLNNMMLNMMMMLLNPMMMMNNMMLMNMNLMMMMKMKLMLLMNLNMMNNMOMMMLMMMMNKNNKMLLLMMMOPLMMLOMMNMMKNMNLMMMMMMMLMLLMNLNNMMMNNMLMNMMNMNMKLLLMNMLNMMMOMLMMMLMMLMMONMLMMMONMMMLLMLMMMONMMMMLNMLLNNLMMMMNMMMNLMNMMLLLNLNMMNMMMMMMNLMMMNLMMMMONLKMMLMNMMNMNMMMNMMMMMMNOLMLNLNNMMLMNMOMMLNMMMLMLMNONLLMMLMMMKNNLJMMMMPLMMMNLMMMMMMLNMNLLNLMMMMKMLMLOMMLMMNLNLMMLMMMMMMNNNMNNLLKLMLLMKNMNLMMMMMLNMMLMMMMNLNKOMPLMNMLMMJMMMMNMMMMMMMNMNMMMPMKLMLMMKKMMOLMMNMNMOMLKNMMNMLNLMMLMPLLMNMLLKNLNNNKMLMLNNLMMOMLMMMMMMMLNOKNMMLNNLMMLKLNOMNMKNOLMMNMLMMNLMMNLNMNMMMMMMMMMMMMMMOMMKMMLNLMLMNMMNLMLMMLMMOLMOMMMPLLMNLKNLNMLNLLMMNNLLLMNNMMMMNLMMMNJNMLLMNLNMMMLLMNMMNLLOMNLNMMLMMNNMNLNLLLNMMLLNNMMMMNMMLKMMNLNLMMMMNNLONNLONLMLKLMLNMMNMMMLNLMLMLMNNLNMOMNNMMMKMLMMMMLNLLMNMMNMMNMNLMMLMMOMLLMLLMMPMMMMNMMMLMNLMMMMOLPMOLLKNLMMNKNMLLKOMMMMNNPLMLMNMMMNLJLNMMMNMMLLNONOMMLKMMNMMONMLNMOMMMLLNLNLNLNMMMMMONMMNLNLLMMMMNNLMKLMMMMNNMOMMMNMMMMMLNNMLKOMMMMKLLMLNMOMMMMOLMLMMMLMMNMOMNKLMNNMLMMMMMMKNLNMMMMOMOMMMMLNMLMPLLMMMMMMMMMNNNLNMMKMMMMNONMMMMMMMNMMKNMLLKLNMMNNONLMLNLMMLNNNLPLMLMMMMMOONKLLONLMMMNLMOMMMLMMNMLONMLMMNLMMMMNNMMMLMMMLMKNOMMMMMMMMMKMMNMNMNMMMMMNMLMMMMNMMMOPNLMMMNMMMMLOMNLMNMMMMMMLNNLMMLLMNMMNMKLNMLMMMMOMNLLMNNMMMMKLOMMLMLMMMMMNMLLNLNMMMMNMNMMMMLMMMMNNOMMNLMMMMMMLMLMNLKNMMMMKMMMNMKMMMMNNMMMMLMMMOMNNNNMLNKMLLMNLPMMMLLMMMNONOLMMLNNMMNLNMNMMMMMMMMMMOLMNLMLLOMOMOMLMNOMMLMLLOLMKLNMMNNMKMMMNMONMMMMLMMLMMPMMMLMNNLLNMLLMMLPMMNMMLKLMMNONOLLMMNMMMMNLLNNMLNOLMLKLLMNMLMMMMNKMLLLLMNNMOMNLMMNMMLMMMMLPOMLLLONLMOKMMLMMLLMMMNOMMMMMMMMMNMNMLLMMMOMMNMNMNMLMNNLLNMKNNLNLLPMMMMMMNLMLLNMMMOLKONMKKLMMMMNOMLMMMNMLMMNNNNMMLNMMLMLLMOLMLONMMMLJKNMMNNMLMNMMLMMLNNMLNMMMMNNMMNMMMMMKMLNMMKLNOLNLNNLNLMOLMMLNOMLMMMMMNMMNMNMMLLMNLMMPMLLNMLMMMMNMMLNNMMMMMMLKNLMMMNMNMMLLLMMMMOMMMNMKNLMMMNLMNMNLMMLLLNNMMNMMMMLMMNMMMMMLLNMMLKMMMMONLMMMLMMMMMNOLNLMLNMMMMNKMMMNMLMMMMMKMLMNMNMMMMLLMNMMLNMMMMLOLNLLNNNMMMLMNKMMLLLNMMOLLNNMMNMMMMLLMMLONKMMMMMOLNLMMOLMNNKKMMLLLNMNMNMMNNLNLKNMMMMOMMMOMMNMLMMOLNMMMLMMMMOLMKMMLNMMMNNONLMMNOMMMMLKMNNMLMMNMMKNMMNKMNLOMLILLMLMMOMMNMNNMLMMMOMNNMLMLMNMLNNMMMLNNMMNMMMLMMLOLOLONLMMMMMOLMNOLLMMMMNMLOLNMMMMMMMLMMMMKNNMMMMMMMMMOLMMNMLLLNMMLNMMMMNMNNLMMNLLMNKJMKNNMMLMMMMMLNNMLKNNMMLLNLLMMPLLNNMNNNOLMMMLNLMLMMMMLMLNNMLMLKNMMMMMMNMNMNLKMOLNLMMLNMOMMMMMMOLLLNLNMLMNNNMMMMMLLLOMNMMLMNNLKLMONLMMLMLNMNMMMNMLMOMMMOMMLMLNNMLMMMNLMOLNMLMNLLMMMNMMMLNMLNLNMMLLNMLLMMMNMMMLMNOKKOMMLMLNLMLNLNMMNMMMMOLNLLMMMNMMMNMMMLMMMMNNMMNMMNLLNMMLMNMMLNMMMMNLMLOMMNMMMMMNLLMOMMNLMNMNMLNMMLLMMNONLNNMMPLMMMKNMOOMMLMLMMLKNMNNMMMLLMMLMNMMMLLMMNOOMMMMMKMNMLMMNMMNLNMMOMKLMLLMMNMNLLONMNMMMNMMMMLOMLMOMLNMMMNKMMMMMMMMMOPMLMMMNLNMMMMLMMMMMLNMMMMMMMMMMMNNMMLNOMMMMMOMMMLOMLMOLMMMOMNKLNMNLNLMMMMNMMMOMLMNMMNKMMNMMLMNMMNLLLNMMMNMNMNKMNNLMOMMLMLMLMMOMNOLMMNNLLNMMNNLLMNLMMOMMLNLMMMLMMMMMLOMMMMMNLOMMKOLMLMLLLMOLNNNMLMNMLLOLNNNMMLOMMMMMNNLLMNNMLMNMLLNMMMLKNMMLNMMLMNMMLNMMOMLMMMMNNOLLNMLMLLLMNLMNKMLMNLNMMLLMMNLMMNMMLMMMLONLLMMMNMMMLNLMLMKNMLMMLNMLMMOMMOMMMOMMMMNNLLOMMMMLMQLNMMLLMOMNLLNMNMMMMNMMNLNMNMMLNMMMMMNLNLMMLLMMNNLMNMLNKMMMNLLMNMNMLLMMMNKMNLNMMLMMMMMMNMMMLLMMMMNNOLMMMMMMMNLLNNMOLMMMMMKMMNLMMLMNOKMLNMMLKOMMMOKMMNLMLNMMMNLMMMMMMOMMMLMMLNLLNPNMMKLMOMMMLNMLMMKMMOMMNNMMMLMNLMLMNMMMMMLLMNLMMPNMMLMMMMLMNOMMMKMLMLMMPNMNLKNMMMMMLPMMMLMMLNMMNOLMLKLMMMMMMOMMMLMMOLLLLMMMNMLOLMMMLMMMMLPNMMMKMLNNLLJOMMNLMOMMMMNMMMMMMNMMMNMMNLMOLONMLJLMLOOMLNMMMMKNOMLMKMMNLOOMLMMNMNMMMLLNOMMKLNLMMNOMLMMNMOMMMLNLOLMMOMMMNLNLLMNLLNNMMNLNLNMMKLMMMPMMOLLNLMLNLOLNNLMLLNMNMLLMNMMMPMLMLNLNNLMLJLNMMNNMMMMMLNMNNLMMKMMMMPMLPMMMNLMMMQMMLLNMNKMMLNNMNLOMOMMLLOMLNMNMLMLMMONMOKLMMMMMLNMMMNMMNMMMLNMMNLLNMLLLKONMMMNMNNLLLOMLNMLMLMMLLNMNMNMOOLLLLMMMMOMMLNMLLNMMMPOMNMMMLMNMMONMLMMMMNMMMMMMNMMMLNMMMLNNMMLLPMMMMNLNNLMMLONMMKLLONNMMMLMNKMMMMMMLOLMOMMNLLMLMMMNMOLMNNMMMMMMMMNMMOMMMNMMMMNNLNLOMNLMMMLMMMMMNMLMMNMNLNMMLNMMMLLLMNMNNMNLMLMLMNMOKMNMMNLMLKMOMMOMMMLMNMLMMLMMNLNMNNLMJLOMMOLNOLKMKMNMMMMMKOMLMLMMMNOKMNNLOMMMMKNNNNLLOLMMMLNMMMLOLMMLMOLLNOLMKMMMMPOMNLMOLMMMMMKMNNMLMMMLMNMLMMNKLNLMMNMNNNLMMMMLMMLNNLMMMONLMKMMNNMLKMMMLOMMPNMMLNLMMLMNLNMMLNMLMMMMNMMMNLKMLNMMKLMLOMMMMNNNNMMLLMMMMNMLOMMMMMMMMNKNMMMLMMMNMOMMMNLNKMMMLNOMMPMMMMMMMLKMMLNMNNMMMMNMLMMMMNMMMNLLNLNMLOMMMMLKOLMMLMNNMMMMLMMMNNMMMLKMLMMMNOMMMLLOMKMNMLMMMMNOMNMLMNLNMLMNMMLMMOMMMMPMLLMNLMMMMMMNMLMOMMMMMNLNLLMMNMMMMMMNLNMMLLMMMNMMLNMNLLMMMOMMKLNMMMMMMOKMNMOLKMMMMMNKLNMMMMMLMMLNMMLNLMMMMNLNLNMMLLMMMNNNMLMNNOLLMMLMLOMNLMMMMMMMMMMLMMNLLNMNMOMMMNLMMJNMMNNMKNMLMKNNMMLMMQNMMKLLLKMLNOMNMNMNLMLMNNLLMNNMMLLMNOLMLNMMLLMNNNLMLPMNMMMLLQNMNLNNLLMMMOOMMKMLLMLMKNNNNNLLKMMMNOMMMMKMMMMMMMLMLNMMLLMNMLMMMNLMKMMMMMMLMMMMLLMNMMLMMQNLMMNLMMMMNMLLMOLMNNMNLLNMLLNNNMLMMPLMNMNKKMMMMOMMOKLLNMLMMNLMNMLMLMMMNMNMNNMNMMMMMLLLNMNNLLNLMMKNKMMKOLMMLNMMNLMNMMQMLKMLNKMMNLNMNLMMMMMMKPMLMNLNMLLLNLNMMNLMLNMMMMNMMNMNNLMMLMNMMMOLMNMLNMMMMONNMOMMLMKLNPMNMMMLMLNMMJNMMMMNKMNLLNOMLLMOMMMLNMLMOLMMLMMMNNNMMNLMMLKMONMNPNKMKNLMLLOMJNMLMMMMNMOLNNMMNMMMMLMNOMLLMMNMLMNMMNLOMNLMMOJMLOMMKMNLMNNMNMMOKMMMMMKMMNMLMMMMMNNLMMNKMNMMMMMNMNLLMLNMMMMMOMMMKMNMLMOMNMMMKMNMLMKLNNLMLNNMMMKMKOMMMMNMMPMLNMMNMMNMLLLMMMMMOMOMMMNNOMMLMMLMMMMMOMMMLMMMMNKMNLMMMMMNMOOLKNNOLMMMNKNMMNMMMMMMMNLNLLNMMMMMLOMMMMMMMPMNMMLMMMNMMMMMMLKKOLMMMMNLLMNMMLMNKOLMMMKLKNMMNONMMLLOLMMNNLMMMMOOLLMNMMNMMMLNLMLMLMMMMONMMMLLMLNMMNOMLLMNMMNMMMMMMMMNMMLMMMKNLLMKLMMMNNMNLLMMLNMMMMLMLMNNKLNMLNNLKLOLMMMNMPKMMMNLMMLMMMMLNNNLLMMNMLKMMLLOLMMMMNLMLMMMMMMMMNMNMKMNMLLMMNMLMOMOLMMMMMLNMNMKMMNMLMKNMOMMLMLMMKMLNMNMKMMMNMNMNNMMMNPMLKMKLMNMOLMMMOMMMMLMMLOLMNMLLMMMONNNLMLMMLMNMNMMMMLMLMMMOLQMMLNMMMMNMLSMMKNMLMMMLMNNMPLNKNMLNLNLMOLMMKLLNMNMNMLMLLMNMMMMMMLMLMMMMMNLMMMMKLMMLNNMMOMNNLNKLMPMMLLMMNMMLNMMLPNNLLMMNMLMMPMMMMNKKMMMMPLNOKMLMNNMMMLMNNMMMMMLMMOMNNLMNMLMMMMMKNLMMLNMMNKKNLMNNMMLMNLLOOMLMNMLMMKNLNNOMMLLNLJMLMMMLMMOMMNNMLLKNMMOMKNMNLMMMMMOMMLMLMMMMMMNMLMMMOMLMMLNMMMLLNNLKMMNMNNMNMMLMMMNMLLNNMMMKMLNMLKLMNNMMMMNMLKNLLLMMMMNMMNKOMMLNMMLMMMMNLMLNMNLMKLMMMLLLMMMNPLMLMNMLNMLMPMMOLNLLMMOMMKMLMMLLMMOMPMMMMMMMMMOMLLOKMNLLMMMMNLMMLMMNMMONLNNMLMNKMNNMLLMKNNMLMMOMNKMMMMMMMMNMMMMLNLMLMMMMPMLNMLMNMMMMMNMLMMOMMMOMLLLLLNMNMMLMPKNLMMMMLMNMMNNKMLMMMMOMNNMLLLNLMMNMNOMMLMMMLMMMNONNNLMMMLKNLLMMMMOOMMMMLLOMMLMLNMLMMNMNMNKLNLNMLNMMLNMLNMLNMLLMMNMJMMNMMMNOLMLMMLLMOOMMMMOLMMMMLKLLNMMLNMNLNNNLLMNLMMMMNLLLLNMMMMOMOLLMLMMMMMMMMNNLMLMNMMNMMNLLNLNMMLNNLKMNMMLMMMOMMNMOMLMMMMPLLMMMNNMLMMNNLLMLMMLMNMMNLNNMNLLMNLNMLJMMOLKMNMLMNMMNMMLLMMQMKNMMNMMLMMMMLNNLMMLMMMMOMONLMNMLNMLMQMMNMMMMMMMMMMLLMMMLMMNMPMLLLMNMMNOMMMMMMLLLLMNNNMLKMNNLMMNMNJNNMLMLMMMMMMLNNMMMMMMMLNMNMMLNMMMMMMNMMLLMMMNMMLMOLMLLMMNMNKNMNMMLLMLMOLLMMMMNMMMMONMOLMMLMMOMLMMLMMMMMMNMLMMLNMMNLMKMNMMMMMLMMMOMLMMLOMMMLMPMMNLLMNMNMMOMLNMMMMMLNMNMMNMLMMMMMMMMNPMNMLMLMMLMONMNNLMLLMNMMNMLMMMMMMMMPMLNLMLPMMOMLLLKLMMNNMOMNNMLLMMMMMOMMNLKNMMMNMKNNMNMLMMMMMPMLMMNMMMMMMLMNLMNMMMMMMLMNLMMMMNLMMNMNLNMMLMLLMOMNMNMLMMLMMNMMMLLMMMOMMOMLMMKLMMMNMOLNOLMMOMMMMNMMNMLMNLKMMONONONMMLMMLLMNNMLNMMMMMOMNNNLMMMMMMLMMNMMMMMMMMNLLLNMOMMMLMLMLOMNOMMMLMMMKLLLMMMMLMNMONMMMLMKNLNMNNNMLMMMMMOMMOLMMMMMMMNMMLMMNLMMNMMMLKMOKMLLMMNMNMLMMMMNMMMMONMNLMMMMMNMLMLNLNMMMMOMMLMLMMMMNMONLLLNMNMLMMMMMMLNMNMLLMRNKMOLMMMLLMOMOLMNMMMMMMNMNLMLNMMNMMMMMNMMMMMMMLMNNMMNLMLMNMMNMMNLLLLOMMMOMMNPMNLLOMLNLNNLLMMLMNMMMOMMLNMMMMMMOKMNMMMLMLNMOLMMLNLNMMMMNLNLNMMMMMMOMMMLNMMMMMMOMOMLNNMLLMMMMLMMNMMNMMMMNKMNLNMLMMMLNKNMNLMLMMMOLNMNMMLLNLMNMMMLMMLMLMMNNNMMMMLLMMMOOMNLLMLLMNMNPNLMMLLNMMMNKLMMOMLLOMMMNLMNNMLMLMMMNOLMNMMLMMNONOMLLNMMMMMOMMMNMMMMMMMOLLMLMNMMMMMNMNMLMMMMNNMMMMMLNLMLMMMONKNLNNLKNMLLNMNNLNLMNLNLLNLLMMOMMMMLMMMOMMMMMMMMMNMKNMNMLMMNKNLMNNMMNMMMMKMKMNMMNMMLNNLLMOMMNMMMLNMLNMMMNMMNMKLNMMLNNMMMKMMOLLNNLLMNLKMMNLMLMMMMNNMMMMMMMOMLOMNMLMNMMMOLMMNMMNMMMMMMLNMLMNMMMMMPLJMLNNLNLMMNMLMMLMMNMNMNMMNMMLMMMMMNMONLLMOMNMMLMKNNLLLONMLNLMMLNLLNNLMOLOMLLNNMNMMMLLLOMNMMKLMNLNMKLLNOLMNMOLLMMMMKMLMNMMMMLMMMPMMOLNMLNMLMLLMNONMKMNLJLMMONNMMNNMMLMMOLKMNMMMLMMMPKNMMMMLLNMMNMMMOMMMMLMMPLOLMLNLLMMOOMMMLOMNLMMLNMMNKMMMMMMMSKMMLLMMLNMMMPMMNMMMLMMMMONMMMMMLLMMNOLOOMMMKLNLNLNMLLMMMMMMOMMMNMNNLMMMLLLNMKMMMLMMNKJMMLLNNMLMOKOLMNMMMMMMMMNMNMMMNMMNNLOMOMMNNMMLLLNNMMMLMMLMNMNMMLMMMMMMMMLLMMMNMMNMMMKMNLMLLMMMMMLMMMMMMMNLNMLMNLMMLMMMMNNMLMMLNMMMMNMMNNMMLLMMMMNMMMMMLMMMMOMMLMMMMMMMMNMMLMMMLMMMONLMNMMMLMMMNONMMMMMMMMMNMMMMMMLMMMMONMMLMNLLMMMNNKMNKNMMMMMMONMLMMMMMMMMNLMLMMNMMMMMMLMMMMMMMNMMNMMMMMMMMMMMNMMLMMMMMMLMPMMLNNMLMLMOMNMMNMMLMMMLPMNOMMLMLMMLNNNMLMMMMMMNNNNMLLLLMNMNMNMMMMMNMMMNNMMLLMMMMMNMOMMLMMMMMMOMLMMMLNNLMMMNNNMNMMLMMMOLMLMNLLMMMMMMNLNMMMMMMMMNPMMNNMMMMMMMLKLNLMLLMMMMMNMNLMMMMMMMNLMMLMMMMOMMNLNLMMMMLOMMOMNMMMMMMMMNPMNMMMMMMMMNPMMNMMLLMMMMMNNOMLMMLLLNOLMPMMMLNMMMKLMNMMMLMNMLNNMLLMMNMNMLOKMNMMMLLNLLNOMMMMMKNMMMOLMLMMMMLMLMPMMMMLMLMMMMOLMNMMMMNMMMLLMMMMMNMMMLNLMLMMMLMMMMOMMMMMLNNMNLLMNLNMMKMMMNNLMLNMMLMMMNNLMNMMMMMMMMMLMMMMMOMMMMNMNMMMMLMNLLNNMLNMMMNMMMLLMNMLMLMMMMNKMLMMMMMMMMNMMLMMMNMMMMMMMMMMMMOMMMLMMNMMMMMMMMNONLMMMMMMMMNNMMMMMLMNMMNMMMMLMNLMMMOLMLNMMMMLMNMLMLMMMMMMMMPMMMMMMLLMMNNMMNLMMMMMMMNNMNMMMMLLMLOMMKMMMMNMMLOLMNMMMLMOMMLOMOMMMLOLMLMNMNMMMLNMMMLMMLNMNMMMMMMLMNMMMLNLMNLLMLMMMLMMOMMMMMMMMNLMLMMLMMMMLNNMMMMKMKMMMNKMNLNLMLLMMMMMMMOMMLMMMOMMMMMMMLMMMLMMMNNMMLLMNNLLMMOKNPLNMLNLMMLMNNMLJKLMMNOPMMLLNNMMLMPLLLNNLJNNMMNKLNNLLNMMNMLNMOMLNMMMMMMLLMNMLNMLNMLLLMNMLMMMNMPNNLMMMLNLMMOOLLKMLNNOKMNLMLMMNMMMMMMMMOMNNJKKLMPOMMLMMMMOMNPNNLKLMNNMMMNLOPLNMKMLNMKMMOLLMNLMMMMNMMKMMLMNMMNOMKLNNOMMMMMNNMNMMNLMLMMMMNLMMMMMNMKNNMMOMMMMMMNOMMLMLLNMMNPKMLLNNMMMMMPMNOKNLKLNLNNMLMNMMLMMNMOKNLLLMMMLMMONNOMLLKMLNNLLMNLLMNMMMLMKMMNMMLMMNLLMLNMMNMNMLLOLOMMLKNMMNMMOLMNMNMMNLMJKLNMMNMMMMNLMNMNMLLMMMMMLNKNLMMLNMMPOMNKMMMMMMMNNLLMLMNNMMMNLMMMKMLLMOMPOLMMNMMMMMMNNKLNMMMMMMMNKNLMMLMNMLMNKLNOMMLOLNMLMLMOLKLNMNMOKLMLLNNMLNMNKPMLMLNMMMMLPNNNLMMLMMMLNOMMLNLLMMNOOOLMLONMMMMKOOMMNKLMLNMMNMLLNMMLMMMOMNLNMKMMLMMOMMLMMNMMMMMNNMMMOMNMMLMNPMMMMMMMMMMNMNNMMMKMNMMLLNNMMNKMMMMMKMNMMMMMMMMNNNLOMMNMMMMKLKLOMMLMMMMMMKNMLLJNMMMNLLNMMNMMLNMMJMMLNMNMLMMLLLMOMLMOMLNMLLLMMLMMMNLONNMLLMLOLNMMMNMLMMMOMMLOMMNMMLMNLLMMKMNMMLLMNMMMNLLMMNLMMNMNNMNLMLLNMMMMNMLNMMMNLMLOMMNMNLLLMMNNMLNLNMLMLNMMMMNMMMLMMLLOKLNLNNNMNLLMKLNNMMMNNMMLMMMMLNLLMMMOLLNLNOMMMLMNMMLOLNMNOMMKNMPKLLOMMLNMLMMKMNKNMLMMMNLMMNMMNNMKNKNNNMNLLMLIMMMMMNNMNMMLMLKOLLNMNMMNMMMNMLKMMNMMLNNMMMLLMNMNNMNLMMMMMMMLNMKMMLNMNMMONMMNMMLMMMMOOOLMNLLNLNLNMMOLMLMMMNNLMLMLNMNMLNMMMMLNMMLLNMNNNLNMNMLMMNNLKNNLMLMMMLNOKMMNLLMMMNLPPLKNKNNNMMMMONNMLMLMMMNKNMMLMLNMNNMMNLNLMLMNNLMNMMLOMMLMMMMNMMMLMMNMMMMNLMLMMMMMMMMONMMNMMNMMMMLKKNMMLMNLKNNNMMMMMLMMNNPOMLNMLLMMMMKLMOLMMMMMMMMMMNLMNNMMMMLLNNLLMLNLMNLMMLMNMNLMLMOLMOMMKLNMMNMNMLMNMLNMMMMKMMMMMMOMMMLLLMMLMLOMMMOMMLKNMNMMNLMJMLMMNLNMMMNLNMOMMLMMMMMLMMNMMKNMNMMNLMNLMNMMNLNLMMLNMMMMMMNNLOMLMMMLLNOLMLMNMNMNMLLLNLNLMLNMLMNLLLNNLMMMMMOLLLLNNNMLMNMMMLLNMNMLMLNLMLLLNOMNMMNMMNMNLKNLMMMLMNNLMLNLMMMMLLNMLNMMMMONMMLLMNMLMNMMMMNNMLNLMLNKMMNLMLNNLMLMMNMMNKMLMMNNLOMMMMMLMNLLLNNLLNMMMMNLNLMMNLMLMMNMLLKMNMMMMMMMMMOMNLMLMMONMMKMNKOMLMNKMMMMMNNMLLOMMLMMMNMNMMNMLMKMNKMMNMNMMLMNMLMMLMPONLLMMNMLMNLLMLMMMMNMMLNKMMLMLMMNMMNMMMLMMNMMMMONLLMNMNLNMMOMLLLMMMMLNMPMMMKLNMMMNMMLLNKMMNMNMMMMLNMMNMMMMMNNLNKMMNLMMMNMLLLNLNMMMMNLLMMLNKMMNMNMNLNMOLMMMMLNNLNMKMMMMMMNLLLNMMMMNMNMLMLNMMMMMMNMLMLLLQMNMNOMMMMMOLMMMMLKNLNLMLMMMMOMMMMLKMLMNNNKMMMMMKMNMMOLMLMMLMMMMMOMKLONNLMMMMLJNMNMLKMMMMNLNNLNLLMMMMLKLMLMNNMMNMLNNNMMMLMMMMNMNMNLLLMMMMKKLOMNMMMMLMOLNKMLNMMMMMOKNLMLLKMNMMQMMLMMOLMMMMNMLLLNMMMMMMOMMLMKMNMMMNMLOLMLLLMMMMNOMLNLLMNNLMQLNMLMNKMMMMMOOMMMMLMMMMMNMJMLNNMMLMMMNNMNLLMMMMKNLONMNMMMLMMLLNLNMMMMLMOMNNLMLLMMMMMOLMNNNKMMMMMLMLOMMLMMMMLNNOMLKMMLMMNLLKLMMNMMNMNNLNNNLLMMMMMMMMMMNLMMMMMMKMMLLNMNMMOLMLNLLMNMMMOLMMNMMLLMMMOLNMNMMJLMNMMNNMNONKMMMLLNMMLMLMMMNMOKLLNMNLMMMMNLOKNMMLMMMMNKLLMMMMMMMMPLLOOMNKMMMMLKMMMNLMMMMLNNLMLMNMMMMMOKLNMNMLMMMMMOLLLNMNMMMMNNMNMMLMMMLMMMNKMMMKMMMMOMNLMNMLMMMMMMLMLNNMMMMMMJLMNMNLMMMNMNLMLMLMNMNLNNKLMMNMMLMNNNNMMNMMMMLMLKNLNMMMMMMMLMMNMOLNMMMMLJMLMMLMMMMMNKNKNLKOMMMLNMNNMLLLMMMMMMLKPNMNMMMMKONLNLMLMMMMMNMNMMMNMMLMKMLNLMNMMMMMLKMOMOLMMMLMLMMMNLNMMLMNMONLNNLNMMMMLKNKLNNLMMMMMOMKLLNNMNNMMLMLMNMLMMMMONNLLMMLMMMMMMMMLNMNMMMMLMMMMNMMMMMMLMMLLLNNMMMMNLNMLLMNMMLMMNMOMMMLMMLMNOMNLNKMMMMMMOOMMLNLMMMMKMOMNMLMMMMMKOOOMMMMNLMMMPNNMMMMMMMMMLMLMOMMMMMMMPMLLNMLMMMMNNMMMNLLMMMMMOMLMNMMMMLMMLMMKMPLMMMMLKLMNLOMMMMMLNMLMNNMMMMMLJMLMMNLMMMMOMMNMLLNMMMMNLLNNLMMMMMMNOLLNNLLMLMNNKMMKNNPMMMMKMNMLNLLMMMMNPLLMMNOMMLMNMNMMNMNLMMMKNLMLNMNMMMMMKMMKNNMMLMMNJMMNMLLMMMMOOOLMMLOMMMMNOMNMMLKLMMNMPMMMMMMMMMMOMMLMMMLMMMMPMMLJNMMMLMMMMMLMLMNMMMNPMNLLMMMMMMMMLNMMOMLMMMMLOMLNMNNMMMMMMLNLMMLMMMMNMLLNNOMMMMMLMMONNMKMMMMLMMLNMNNLMMMLMNLPMMMMLMMKNMNNMMMMMMMLKMLOMMMMNMMLONKNMMLMLNMNNMLNMNLLMMMOLLMKNMLMNMMNLMMNMMMMNMMNNNMLMMLMMMMOLOMNLNKMLMMMLMNNMMLMLMMNNLMOMMLMMMMNNLMLMONMMMMLLMNLMMLMMMMMLMLOOMLMMMMMMNOLMLMMLMMLNLMOLLMMMMMPNNMLLNMMMMMOONMNLLLMMMMNNMLMMNNNMMMLLMLLNMLMMNMOMMNLMMLMMMMLNMPMMMMMLMNLOMMMMMMMMMMNNNLLNMLMMMMNONNMMMNMMMMLNMLMLMMMMMMMNLMNLNNNMMMMNMLMNMLMMMMNONNMMLNMLMMKPLMMNOLMMMMKMMLLMMMMOMMMNMOKNMLMMMMMLMMLNMMMMMMOLNNMOMMMMMMLLMOMMMLMMNMLONOMMMLMMMMOOMNNLMNMMMMLMMMMNLNMMMMLKLMKLOOMLMMNOMONLLLNMMMLMMLMMMLMMMNNLLNLMMOMLMNMNMNLMMMNLMLOLNNLMMNLMMMMMMNNMMKMLMMMMLNMLNNMMLMMNMQMLMMMONMLNMMLMNMMNMMLLMMLMMNNLMMMMMLMNNMMMMMNMLMMMOLMMMMLOLNNNMNMLMMLOLMLNNLMMMMNKMNLMMLMMMMNKMOMMNLMMMMLNMNMMLMMMMNMLMOMMLNMMLMMLMMMMMLMMMMNKMMKMMMMMMMKLMOMNMLMMMMMMMPNMMMMMMMKMMMMMMLMMMMNNMNLLLNMMMMNMMMMLMLMMMMOLMONMMLMMMMLLMMMMLOMMMMLMMMKMLNMMMMNNMMKMMLMMMMNNNNKNLOMMMMJLLKNLMOMMMMNMMNMMMMMMMMMNMLMMMLMMMMONMMLMOMMMMMMMMMMLMMMMMMONMMNLMLMMLMNLMMMMLOMMMMKNMMNLLMMLMNNNMLLOONMMMMKNMMLLOMMMMMMMMMLMOLMMMMNLLMNLNMMMMMMLMLOMMLMMMMMKMNLNMLMMMMMNMMNMMMMMMMNMLMMLNNMMMMLNNNLMNLMMMNLMMMMMMNMLMMOMMOMLNKMMMMLNMNNLNKMLMMLNNMOMNKLLNNKMMMNMLLMMMMNNLONNMLMMLMLMNLNOMLMMMMLNMOKMLLMMMMMPNLLMMMMMMMNNMLMMLNMMMMOMMNNMLLMMMMNLLOLNMMMLMMNNLNLLMLMMMMOLMLMMMLMMNMNMMNLMKKOMMMOMMMMMMLMMMMOLMOLNOLMMLMLLMOLMNOMMMMKJMOMMNMMMMMKKMNMNMNMMMMLKMMNMMMMMMMLLMMLMMLMMMMPLNLLLNNNMMLMKMMMMMMMMMMMLNNLMNLMMMMNMMLLMMMMMMMOKLNMLMNMMMMOLLMMMMMMMMMNLLMMMMNMMMMLMNLLMMNMMMMMNMLNNMLMMLMNLLNLMLKMOMNNLNKLMMNMMMMNOLLMMMLNMMNOMLMMMLMMMMMOMLMLNLNNMMLNNLNLMMMMMMMNOLLNNMLNMMMMMMLMMNMMMMMMLMOMMLLNNMMOLMNLMNLMMMMMMNMNMNKMMLMMLNOLMMLMMMMMNLMNNLLMMMMNKNNKNMMMLMMMNMNLMLNMMMMMMMOMMLLMMNMLOMNMNMLNLMMMNLNLNMMMLMMNNLNMMLNMMNMMLMMMMMMMMMMMOMLLMLNNMMLONMLONLMNLMMMKMMNMMKMMNMMKLKMMNNMMMMMLMOMMLLMNMMNLMNNLMKMLMMNLMOLNNLMMMMLKLNMNMMMMMMMKNLNLMNMLMMNMMMLMNNMMMNLOOLNNLKMLOMLLMNLMMLMMMNLNMMMMMLMMMMNKLNLNMMMMMMNLMOMMMNMMMMLKMNNMMMMMMMLNOKMNLLMMMMMLNNMNMKMMMMLNMPMLMMMMMMLOLONLMMMMMMLMMNNLMLMMMNKKMNLMLKMMMNMMMMMMMMMMMMMLMMMMMMMMMMNNMNLMMMMMMMNNLNLNMMMMMMLNNMLNMKMMMMMLMLNNMKMMMMPLMLMMPLMMNNLJNLMMMNMMMMLLMLOMMNMMNMLNOLMMMMMMMMLMLNLNNNLMMMLKLMNMMMMMMMMMNMMMMLMMMNLLLOMMMLMMMMMLLLMNOLMMMMLLNLMMMOMMMMMOLMOMMKMMMMMPLNMLNKMMMMMONLKNLNMLOMMOMMNNMOMMMMMLMONLLLMMMMMNLOMMMMMMMMLMMNMMMMMMMMLMMMMMLMNLMMMMNLNLMOMLMMMMMOMLMKMMLMMMOLMMLKMMMMPMMLMMMNMMMMPLMOKMMLMNMMMMMMNMMKMLMMNNMLMMMMMMMMMOMNMLMLMMMNLLMLMNNMMMMMMLMOLNLLMMMMMOMOMLMNLLKLOLMMMMNMKNLLMLMMMMNNLNKMNLKLLLMMONQOMNNMOMMMMMMLMMNMONLNLLMMMMNOONLKLKNLMNOMOLMKLMOLNNMMNMMLMMLKNLOLMLMMMMMKMLMLMMMMLNMMNLMNLMMMMKNLNLMMLNMLMMMLMMKOLMNMMMMLMKMONMKNMLLLNNLNKMMNLMMMNNMMKNLONLKMNOMNLNMMMKKMNMNLMMMNLKLMNNNNMMMMKLLMNLLMNKONKMNLMKNNMNNMLKNKLJMPLMMMNLMLNJMONMLJLKNLNMNQLLMMMMKLNOMOMMMMLLNMNMMOMLMMMNMMMKMNMLLMMLMNNNNONLKLLMMMNMMNNLLLNLOMMLLNMMMMNLLNMLMNLMLNMLNLNLMNLLNMLMMKMLMNKLMOLLNNNLMOPKNMMLLLNRMMOMQMMMKMMMLQNNMNLMLMMOPNKNLMOLLMMOOLLOKMQLOLMMOLLRLLQMMMMLNKMOLQLMMMMMOLKKNOPKMLOMMLNLLOPNMMLMQMMLMNNLMLNONNMLMNLMNMMMQMLNNNLLLMNOOMMMLNLMLMNNPKKLMMMNMLMNPKLNOMNLNKMNOMMNMLMMNMNMQKNMMLMLMMNPLMMONMMLMLMMOLMQMMMLMLNLOMLPMNLLMMMNMMNMMMLMMKMLMMMMRMNMLLMLMMNMQMLLLMMLMMMMNMMMMMMLMLPLMMMLLNNLMMNMMMLMMMMMLMONLMMMNLNMMNNMMMKMMMNMMNNLMOMMLMNLOMLNMPLMLMMMLLMLMNMNMMMMMJMMLNPMMNLLLMMLMNQLLPNMLMNLMMONMLMMLMNLMMLQLNMMMNMLMMMMQMMMMNMMLLNLSLLMMMMMMLOMLRMMKMLMOMLMMNPLKLMNMMMNNLPMKNKLLMOMMNPMMNMLMMMNMKNMLMMLLNMMNMPMNMMMNOKKLMNKMMNNMMKLLLMNMMMNMMMMKKMNLONMMOLKMNLMMNMLMNMLMKNMMNLMNMMLMLNLNLLMMMMUNNLNNNONNJLKLLMNMLMMMLMMUMMMLMLLMNNLNMTKPLNLMLLMMMNJUKKLLLNMNNOUMLLMONMLLMPJOIKMNUMNMLLLMPLMMPLLMMOOMLMMOMMMMMOKKKJMTKNMNNQGLLMMQMNMNNLPMNMNMJTLMLNMNMOMMMLLMUMLLOKLOMMLLMOKNSLLJMMMMMNHKULLKMMMNNNULNNMLLMMMMQKLKSLMLMMNNOHLJUMLLNMNNMULLLSLNMNNMLFKKKSLLNNNNNRMLJOMLMQLPLMMNMMMJNQMLLNLLLNNLOMMLNKMMMNMLMNMMLLNMMMMMLMMLONMOMLMOMLMLMKNMMMMKMMMMMMMMMNMMMOMMMMNMMLMLMMMNNNNKMLNNLMMMMLNMMMMMMOMNLNMLMLMNLMMOOOMOMMMMMMMMNNMMMMMMMMMNLMNMMNMMPLLOMMMMMMMMLMMNMMMLNMMLMMMMLOMMMPMMMMNOMKLLMNMLMMMNMNLMMOMMMMMMLLMLMMMMMOMMPMNLMMMLLMNOOMNLMMMLMNMMONMMMMMOMMMNMNLNMMMNMMMMMNKLNNMNMMLMMNMLMNMMMMMMLNNLMLOLMMMNLMMMMLMMMMMOMLMLMOMMMOMMMLMMMMMLNMMMNMNMLMNNLMMMLMMNMNMLMLMOMOMLMLMMOMMMOMMOLMLMMNMMNLLNMMLNMMLMMKKNLNNNMLMLMKMMMMMMMMMNMMMLMMMMOMMMLMMMMMMLMOMMLMNLKOMMPLKLRJLMNLMMMLNMNKMLMNMMOMMMONNONMMLMMMMLMONNMMLLMMMLNMLNMMMMMMMLNLKMNMNMMMMMLMMLMLNMMMLNJMNLMOMMMMMLLMKLMNOOMMMJMMLOMMLMMMMLONNMMMLMMMMNNMPMNMMMMLNLLMMMMMLMMMMOMMLMMLMMMMMOMLMMMMOMMMMMLMMMMOMMMMMLKMOMMMLMMMMMOLMMPMKMMNMNJMOMNMLMMMMLMOLMMPMNMMMLKLLMMMLMMMMOMLMMOMNMMMMMMMMLMMLMMPMMLMLOMMMMMMMNOMNMMMLMMMMNPMLMMMMMMMMOMMNLMMMLMNMMLNMMMLMMMMMLOMMNLLNNMMMLKMLMMMKMMMMNLMMMMMNMMMMMMLNLNNMMMMMMKLLMMLNLNMNNMMNMMMLKMMLPLLMOMMMMMMMLNLLNMMNNLMMMNMLNMLNMMMMMMMLNMOLMMMMLLMNLMMLMNLMNMMLPMMLMMMMMOMLMNMMMMMMOLMMLMMLMMMMOMMNLMMLMKNMMLMLMMMMMMNMOMMOOMLMMMMMMOLNNLMNLLLNOLMMLMMLMMOMOMMMLMMMMMOLNMNLNMNMMMMMLMMLMMLNNMMMLNMOOMMMMMMMLMNMLLNLMMMMOLMMMMMMMMNMLLMMMMLOMMMMMLLONLLMMMNMMKMLLMNLNMMMONNNONMLMLLMLLMNNMMMMMMMLOMLLMMOMMMMNMMLPLMNMLNMNMNLLMMLMMMNNOMMLMMMMMMMOLNLMMMNMMMMMNMMMMMMMMOMLLMNLNLLMMMMOKOLMMMMMMMNLNLKLNNLNMNMQLMLLMNMMNMMMLMOLMMNMMMMNLMOLLMLMMMLOOMOMMMMMMMMNOLOMMOLMMMMLMMLPMLPMMMMNLLNMMMNMMMMNNMMMNNMMMMMLLMMNMMMLLMMNNMOLMMMMMMMLOMLMMOMMMMMLKMMMLMMOMMMLMMLMOMLMMMMMNNLMNMMMLMMPMMLMMMMMMMMOMMNMLNMMMMMNKMNOMMLLMOMMNMNMMMMMMMMNNLNLMMNMMLMNKMNLMLNMMMMMLMPLMNLMMMMLKMNNMLLMMMMONMLMNMMMMMMMLMNMMLOMMMMLOMOMMLMMMLNNMMMMMMMMMNMMMMNMNMLLMMNLKNMMMMMMMMMMNMLMNNMMMMMLKMMMMLKMNMMNNMOOMMMMMLMLNMOOMMMMMLMLNNMLMOMMMMMMONMLMOMMMMMMOLMLMOMMMMMMOLMMLMMMMMNOKLMMLMMMMMNOKMNMMLLMMMMMLLMNLLLMMMMNKMOMMMLMMMMLKMLLMMLMMNOOMMMMMMLMMMMNLMMLNNKMMMMOKNLLNMMMMMMPMNLLNMMMMMMPMLNMMMOMMMMLKLOMMMOMMMMLKMMLOMMMMMMOMMMLOMMMMMMOMMMLOMMMMMMOMMNMMLLMLMMNNMNMMLLMLMMNNLOMNLLMLMMNMMMMMMNMMMMOMMMMMMNMMMMOMLLPMMLMMMMMJLOMOMOLLLLMMLOMNNMMMMMLNMONNMLMMMMLNMONMMLMMMMMNMLLPMOLMMMPKMLLOMLMMMMPLMMMMMOMOLMMMMMMMMOMOLMMMMMMMMLMMOOMMLMMMMLMMMNMMMMMMMMMMMNLMPMMMMMMMMMLKPMMMMMMMMMLKOLMMMMMMMMLMMNLMMLLOLOMNMNLMMLLOLOMNMLLMMMMMMNNNMOMMMMMMMNMNMMMMMMMMMPLMMMMMMMMMMPLMMONMMMMMMMLLMONMMMMMMMLLMNOMLMMMOMLNMNOMLMMMOMLNMNOMLMMMOMLNMLOMMMMMOMMMMOMMLNMMMMLLMMMMMNMMMMMLMMMMMNMMMMMLMMMMMMMNMMMMMMMMMMMNMMMMNMMMMMOMMMMLNMMMMMOMMMMLNMMMMMOMMMMLMLMMMLMMNONMMLMMMLMMNONMMLLMMMMMMONMMMOMMMMNLLNLMMOMMMMNLLNLMMOMMMMNLLNLMNNOLLMMLMMLMNNOLLMMLMMLMNNOLLMMLMMLMLMMMMLMNNNMMMMMMMMMNMNMMPMMMLMMLMNOMPMMMLMMLMNOMOMMMMMMMMKOOLMMMLMMMMOLMMMOLNMLMMONMMOMMMMMMMONMMOMMMMMMMONMMOMMMMMMMONMLNMMMMMMMONPOLMMNLMLMMMPOLMMNLMMMLMNKMLNOMMMMKLPLMNNLLMMMMKLOMNMOMMMMLNPLNMMLMMNMMKPMMMMLMMMMKONMMMLLMMMMONLNMLNKMMMMOMMMMMMNMMMMNNMMMMMLMMMMNNLMNMMPMMMMLOLMNMMPMMMMLOLMNMMPMMMMLOLMMMNNLLNLNMLMMMNNLLNLNMLMMMNNMMMMMLMMNMMMMMMMNNLNNLNLMMMMMMLNNLNLMMMMMMLNNLMLMMMMLMMLOMLMMMMMLMMLOMLMMMMMLMMMNMLMMMMMMMMNNMKLMMMMMQMNMLLMMMMMMOLKMMMKMMMMOMMOMMMLNPMMLKMONMMMMLMMNKMMMMMMMPMMLMMOLMMNMMLMNLMOLMLNMMMMMLLMLNNPMMMMNMLMLNNPMMLMMLLMMNNOMMLLMLLLLLQLMOMMOJMMONMLLMMMONLMONNLMMMMLMMMOMLMMMMMLNMNNMLMMMMLONMNNMLMMMMLONMLLNMNMMLMNMKNMLMNKNNOKNMMMMMMMNMMMMMLMMMOMMNMLMLNNMLNMMNMKLMLPMMOMLMMMMNLLNMKMMLOPONLLNMKMMLOPONLMNMKMMMNNOMMMMMMMMMMQMMMMMMLMNMMOMONOLKNNMLLLLLOOMMMMMMMKMMNMLMLNLLMQMMNMMMLNLLMPMMNMMMLNLLMPMMNLMMLOMMMMLLOLMMLNMMMMKMLLMMMMMMMNMMMMMMMMMMMOMLMMMMMLMMMOMLOLMNLMMMMOJMPLMLLMMMMNKLMMMNLMMMMOLLMMMNLMMMMOLMNKMKMMMNKNNNNMLMKMMMMMMMMMMMMMMMMOMMNMMLOMMMMLLMNNNMKMMMMKMNLMLMLMMMMPMMNMMMLMOMMLOLLNMOLMMMMOLNMLMLMMMMMNLMLNNMMMMNMNKMLNMMMMMNMNKMLNMMMMMNMNKMMNMMMMMMMNKLMOMLNMMMMNOMMMMKNMMMMNNMMMMKNMMMMNNONMNMNLLLLMLONMNMNLLLLMLONLMMLMMMMLKMONLLNMMMMLMMNMMMMMMMMOLMNMMMMMMMMOLMNMMMMMMMMOLLOMLMNMMOMMOLOMLMNMMOMMOLOMLMNMMOMMOMLMMOMMMNNLKNOLMOLMLMMLNKMMLKNMNMMMKKMMLKNMNMMMKKMMLKNMNMMMKLNOMKMMNLMLQMOPMLLMMMMMNLLMMNKLNMOOLMMNMLMMMMMNNNMKNNLLLMMNOMMLMMMNMMMPMLLNMNLMMMMOLLOMMMOMMMMKPMOMMLLMMNMLOMMMNMLMMMLNLMOOMMMMMMMKRNPMMMMMMLMLOMMMMMLMLMMPNMMMMMOMMMMLNMNLLMNMMMLOMLMNMLMLNMMNOMOMMMLMMMMLLMMMMMLNMMMONMLLMMLOMNMOMLOMLKNMMMMMMLOLOMKMOMMKNMMMNMMMMMMMMNMOLLKMMMMMNNMMNMMMMMMLOMNLMLMMMMMMMLLNNMLNMMMMKMONMLLMMMMLOMNLMLMMMMMMLNLLMLLMNMNONMOMMMMMMMMLKLMOMLLMMMMLMONMMLOMLMNMLONMMLOMLMNMLPOMMMMNMMMLLMNOMMMMMMOLLMNOMMMMMMOLLMMMMMMMMMNLMMMMMMLMMMPNMMLNMMMMMMMONMLNMMLMMMMNNMLPMMMNMNMKNMLMMMMMMMMNMMLMMMMMMMMNMNOMLOLLLMMMMONLMOMMLMMLMMOLMNLMMLMNLMNMMMMMMMMPNMLMMLLMMMMPMLMMKNLMNMNONNNNLLNMMMMLOMNLMNMLLLMNLLNMMMLMMMMOKNMNMMNLLMMKONKNMLMMMMLPMMOLMMNMMMLNLMMNMMLOMMLNMMMMNLLMMMMMNOLMMNMMMMMLOMLMMMLMMMMOMOLMNMLMMMMNOMNMMKMMMMMNNMOLMMLNLMMNMMLMMMMMMMMPMLMMNMLMMMMNOOLNNLLMMMMLNONMLNLMMMMLLOLMMMMMNMMLNMMMMLOMMMMMPNNLMLMMMMMLOMKMLONMMMMNNMMMMMNMMMMLMMOLLMLOMMMMMLMMMMNMMMMMLNMMNMNMLMMKNLNLMMLMNMMOLOPLMMLMMMMLNMNLNLLMMLMNMMMMMMLMMMMMLONLLMMMMMNKPOLMMMLMMMMONOLMNMMMMMMKONOLMLLMMMMMOMPLMMLMMMMMMLNOLOLMMMMKJMLLNMLMMNMNLNMMNMLMNLMMMMNLLMMMMMNNNMMMNMMMMMMMLMPLMMMMMMMLMMOMNNNLMLMKNMMOLMMMMLMMNNLLMNMMMMMLLLLOMLLMMNMPOLNMLNLMMMMMLNMMLMLMMMMOOMNMMMNMMMMLOOLMMMMMMMMNONLNMMMMMMMLNMMMMMKMMMMNMLOOLMLNNMMLMMLNLNNNLLLOKNMOOLMLMMMLKNMOOLMLMMMLKMLLMMMMONMMMMMMMNMMMMLPLMMMMNMMMMLPLMMLMNMMMMLOLMLMMMOMMMMNMMLMMMOMMMMNMMLMMMOMMMMNMKMLMNNMMLMOKLONLNNLMMLKNLONLNNLLMMLNLONLNNLLMMLNOLMNMMMMMMQMLLNMMLMMMMPMMOMMLMMLNMLNMOMMLMMLNMLNMOMMLMMLNMLNMMMMOPMMMMMLMLMMOOMMMMMLMLMMOOMMMMMLNLOMLOMLLMONNLOMLOMLLMONMMLNMNMMMMNNNMOLMLMMMMMMNLLLMOMMMMNNONLLLNMMLMNOONLLLNMMLMNOKOMMMNMMMMMNOLMLMOLMMMOMMLMMMMMMMMQMMLMMMMMMMMQMOMMMMMLMMMOMNLMMMMMMMMNNLOLMLPMMMMNLLOLMLPMMMMNLMMMNMMMMMMNLMNLNLLOMLNLMMMMMMMPMMMNLMMMMMMPMMMNLMMMMMMPMMMNLLPKLNLMMMMNLLPKLNLMMMMNLLPKLNLMMMMNLLNMMLKNOLMNNLNMMLKNOLMNNLNMMLKNOLMNNNNMMMMOMMMMLMLMMNNLMMMPMMLLMMMONMMLMMNMMMMMLMMNNMLMMMMMLMMOMMLMMMLLMMMOMNLMMMMMOMMMMMMLMMMMNMMMMMLMNLNLNMMOLNLMNLNLMMMOLNLMNLNLMMMOLMMMMMMMOMMMMMMMMMMMOMMMMMMMMMLOMMMNMMMMMMMPMMMMMMMMMMMPMMMMMLPLMMOMMMMLPLPLMMONMMMLOLOLMMOMMMMLONNLNMLLMMMMMMNLNMLLNMMMNMNLNMLLNMMMNMMOMLMMMMMOKMMOMLMMMMMOKMMMMNNMMMMMNMMMMNNMMMMMNMMMMMOMMMMMMLMMNMQKMLNNLLMOMMLMMPNMNLMNMMMMMPNMMMMMMMMMNMMMNMMPMLMMOMMLPKLNLLNOLLPNNMMMNMLMMMMMNMMMOLMMMMMMOMMMOLMMMMMMOLLMNMMMMMMNNMKMONLLMNLOPMNMNMMMMOLLLMMNMMLMMLMNOMNMMLLNLMMPMMLMNLNMMMMNOLNMMMMMMNMLNNMMLLLMMNMNNMMMMNMMMMMNNMLMMMMMMOMLMMMMMMMOLLMQMMNMMMMMMMMNNNLNLNLMLMMNLNMOMLMMMMMKNNMMMLMMMMMOOMNMMMMMMMMLNMNMMMLMLMMNMNNNMMLNLMMMNNNNMMLNLMMMNNNNMMLNLMMMNOLMMNLOMMMLLMMNNNLMMMMKKMMLNOLMMMMLKMMLMOMMMMMLKMMLMOMMMMMLKNMNMLNMMMMLMNMMMLOMMMMLONMMMLOMMMMLOMMNMMLMPMMNLNLMNMMMPMMLMNLMNMMMPMMLMMNLOKMLOLLNLMKMOMMMMMMPLMLNMMLMLOMNLKKNMNOLMMMMLKKNMNOLMMMMLKKNMNOLMMMMLLLLOLMMNMNPMMNLOLLMNNMMLMLMOLMMOMMLKMLNLLKPMLPNLMMMMMMNNMLMMNLMNMLOMMPMMNLMNMMMMMMPMLOLMMMMMPMNMLOLMMMMMPMNMMMMMLMMMMMNLMOLMLMMMMMMLMOLMOKOLLMMLMOLMOKOLLMMLMOLMOKOLLMMLMMMMOLOMMMLKNOMMMMMLMMPLOOMMMLMMMMMMOOMMMLMMMMMMOOMMMLMMMMMMMMLMMMMMOMMMMMLMMMMMOMMMMLLNLPLPMLNNMNMMNKMOMLMNLNNLMPMLMNMNMNMNMLMLMMOLNLOMMMMMMMMKNNLMMLMMMMNLLKMNNMMMLLNKMNLMLNMMMMLNMLOMLKNLNNPNLMNMMMMMNMMMMONMLKNLLNMKMNLMMLMMMMONLNMOMMMMMMLMMOMMMLMMMMLOMNLMMNMMMMMNNJLMLNMNLMPNMLMLMOMLNNNMNMKNLOMMMLMMMLMMMMMMPMKMOMNNMLMMMMMNOMNNMLMMMMMNOMNNMLMMMMMNOMMNMMMMMMMNOLLMMLMMMMOLLMMOMMMMMMLLLMMOMMMMMMLLLMMOMMMMMMLLLNMLNPOLLMKNLNMLNPOLLMKNMMMMMLMMMMONMMMMMLMMMMONMOMMMKMMNMMNMOMMMLMMMMMNMNMMMKMMMMNNMMMMMMMMNMMKMNMMMMMMMMOOMLMLMMOOMMNMMNMMPMLLMMOLMLMMOMMMMMMKMNNMLMMOMMLOLMOMMMOMMMLNLMOMMMOMMMLNMLOMMMOMMMLKLLOOMLMLMMOMMMMMNMMMMMLOMMMMNMMMMMLOMOLOLOLMMLMLMMMMMLMMMMOMNLMNMLMMMMNKNLMNMLMMMMNKNLLNKNMNMMMLMMLMMNMMMMNMNLMNMLMMMMLKOMLMNLMMLMONONLMNMLMLMNOMOMLMLMMMMNNMOMLMLMMMMNNMOMLMLMMMMNNNMMMLLMMMMONOMMMMMOMMMMLOMMMMMOMMMMLOMMMMMOMMMMLNKONLLMMLMONLMMJMMMMNMMLMMNMLONMLMMONNMLMLMMLMNNLOMMMNMMMMMMMNMMNLMMMNLLOLKNOQLLLMKKLLLMLOMMMMMLPNNMMLLMMLNMNNMMMMLMMMLOOLMLMOMMMMMMOLMLMOMMMMMMOLMLMOMMMMMMLPLOLLMMMOMNMPMMMMMNMPLOMLLMMLMNMMOMMLLMMLMNMMOMMLLMMLMNMMOMMPLMMOMMMNLMMPLMMOMMMNLMLOLMMNMMMMLLNLMMLMOMMMNMLNLMMLMOMMONLNLMMLMOMMONMMMMOMMMMMNKLLMMOMMMMMOKNLMMMLMOMOMMMMMLOKMLMMONMLLMPLMLMMOMLNLLNOLMMMQMMLMLMLMMMMPNMMLMMLNMMNOMMMMMMLNMMNNMMMLMMLNMMNNMMLLMMOMMMMNMMLMMMNMMMMOMMLMMMNMMMMOMNMMMNNMMMMLMNMMMNNMMMMLMNMMMNNMMMMLMLKNMOOLNLMLKMMOMMLMOMMMLNMMNLLNMMLMNMMNMLLMNMLNNMMNMMMMMMMMNMMNMMMMMMMMNMMMMMNMMOMLMMMMMMNMMOMLMMMMMMNMMOMLMMLOMLMMMMMLOLOMMLLMMMMNNPONLKLMMMMNOPONLKLMMMMNOPONLKLMMMMNONNLMLMMMMMMNNMMMMMMMMMNNNMMMMMMMMMNNLQMKMLMMNNLMMMLMMMMLMMONMPLMMMMMMMKLMOLLLOMMNMLMMMLMMMMMMMNKMOLMMLMMMMMLLNMMMLMMMMMLMNMMMLMMMMNMMNMMLLMMMMNNLMLMMLMMMMONMPMMMMMMMMLOMMLMMMMMMNQMMLMLLLMMNNOLMMOMMMMMNNLOMMOMMMMMNNLONMLMMMMMNMPKNLNMMMMMMMMPLKLNLMMMNNPOLKLNMMMMMNPOOKLOLNMMMMMNOLMOMLMMMMLNOMMNMLMMMMLNMLMNMLMMMLNKLLNNMOLMMLMLLLNNMOLMMLMLLLNNMOLMMLMLLNNNLKMMMLNNNLMLMOMMMMLOMLOLLNMMMMMLMLLOMMMMMMNLMMMMNNLLMOLLMMMMNNLLMOLLLLNMMMMMMMPKNMMMOMLMMMKKNLMNMKMMMMLKOMMNMLMMMMLMMOMLLLNNMMNNNLMMLNMMMMLKMKMOLPMMMMNKMLMMLOMMMMMNMLMMLOMMMMMNNMMMNNKLLLMNNMMMNNKLLLMNNMMMNNKLLLMNLMLLMOLMNMNMMLNMONLMMNLKLOMMMLMMMMMOMLOMMMLLMMNMMLOMMMLLMMNMMLOMMMLLMMNMMLOMNMMMMMMLLQOMLKMMOMMJLQOMLKMMOMMJMNMNMMMMMMLLMLOMMLMMNMOKMLOMMLMMNMOKMMOMMLMMMMNLMMMMMMMMMMNLMMOMMMMMMMLLMLNMMMMMNMLKLNMMLLMNONMLMOMMMMNMOMMLMOMMMMNMOMMLMLMMMMMMOMLMMMMMMMMNMNLMMNMMMLLMMMMMNMMMMLMMMMPNNMMMMLMMMMPNONMMMPMMMMMOMMMMMMMMMNLMMMMMMMMMMNLMMMMMMMMMMNLMMMMPMMOMMMLKMMMPMMLMMMLLMMMNMMOMMMLLMMMNMMOMMMLLMMLMLONMLOMLMNLMLOMMMMLLMLMMLPMMNMNMMONMLNLLMLNKMONMLNLMNLNKMONMLNLMNLNKMMMLMMMMMLNLMNMMMNMMNLLNMLMMMMMMMMPMMLMMMMMMMMPMMLMMMMMMMMPMLMOMMLMMMMOLNLLLLMNMMMNOMNNMMLMMMNMMMMMMMLPMMLNMOMLMMNMMMLNLMMMMMMNLMNMMLMOMLMMLMNMNLLMMMNMMMMOMLLMMMNMMMMOMLLMMMNMMMMOMNMKLNNMMLMNKMLMMMLMMNOLMNLMMMMMMMOLMNLMMMMMMMOLMNLMMLMMMMMPMNLMMLMMMMMPMNLMMLMMMMMPMNKNNLLLMOLMMMMMMMMMMNMMMNKNNLLLMNLMNNLNMMMMMMMLLNLNMMMMMMMLLMNLMQKLMMMNLMNLMPLMMMMMLMNMMOLLMMMNMMNMMOLLMMMNMLNLONLMNLLMKMMMLNMMNLMNOMMMLNMMNLMNOMMMPMMMMMMNKMMMOMMMMMMOLMLNMNMMLMMOKLMOLONMMMMLMMMOMOLMMMMMLLMOLNNMMMMLNLMOLNNMMMMMNMOMLMLMMMMOLMLMMMLMMMMONMMOMLPMMNMMNMMOLLOMMMMMNMMOMLOMMMMMNNLLLPLMMMMNPNLLLPLMMMMMPLMMMNMMMMMLNLNLMMMOMMMKNPMLLKLMNMMPOOMMMLMMMMMKNMMMMMMONMMMMNOLMMOMMLMLMMMMMMPMMMMLMMMNNLOMMMMKMMMLNNNMMMMLMOLLLLOLMMONLMMLMMMMMMMPMMLMMLLLNONMMNLMPMLOMMMLONLMPMLOMMMLOLMMMMOMMMMNMLMMMMOMMMMNMMLMMMMMMMMPMMLMMMMMMMMPMMLMMMMMMMMPMMNMMLLMMMMNLMNOLLOMMNLLLMLOLLNMNNMLMMMNMMLMMNMMLNLPMMLMNMMLMMOMMMONLMMLLMMMMMKMLLNPOMOMMMLLMLNNNLLONMNOMMLMMLLONMNOMMLMMLLONMNOMMLKMMMMNMLMMMMNLLMMNLMMMMMONMOMNMLMMMMLNMOMNMLMMMMLNMOMMMMMMMMLOMNMMMNOLLLLNLNMMNNOLLLLNLNMMNNNLLLMOMLOMMMMMNNLNMNLMMLOMMMMNMLNNMNOLMMLKNOLMNMLLLLNMNOLMNMLLLLNMNOLMNMLLLLNMMLMMLOMMMMOMMNKMNNLLLMNKOLNMLMMMMMMMLLOMNMMMMMMMLLOMNMMMMMMMLLOMNMMMMMMMMLOMMLMMMMLOLOMMLNLMMMNMLMMMMOMMMMOLMMMMMMLOLOMMMNMMMMMMMMOLMNMMMMMMMMOLNLLMPLMMMMNMNLLMOLMLMMNNMMMNPMMMMMLKMMMNPMMMMMLKMLMMOMMMMMLKOKONLMLLLNNNMLLOMMMMMMOKMMPMLONMMMLKMLOLOLMMLOMMMMOMMMMMMOLKPLKNLMMMMMOONLLMMMMMMMONNNLMLOMMMMMMMLMMMMMLNMQMOLMMMLMMMMNOMOMMMLMMMNONMOMMMLMMMNONLOMMMLMMMMNNLMOOLLMLNLNKMLMOMMMMMMLLLNLNLLNLNLOLMLOMMMNMMMLLLLNLLMNMLOMMLLNMLMNLMONMMLLMMMMMMMOMMLOMMMMMMMLKMLMMMNMMMMOMMMOMMMMOMMMNMMMNMKMLMMNMMMMNMKMLMMNMNLMNMKMLMMNMMMONMMMMMMLLMLLMMMMMMMONNMMMMLMMLNNLNMMMMLMMLNNLNMMMMLMMLNNLMLOMNMMMMMLJMLOMNMMMMMLJLLOLNMMMMMMKMMMPMMMLMMPLMMMMMMMMMNQMNNLMLMMLMMMMNNLMLLMLMMNMMMMMMMMMMMQMNKMLMMPMMMPMNLMMMMOMMMMMMMNMMMMMMMPMMMMNMLMMMMMOLPMMMOMMMMLMLPMMMOMMMMLMLOLMMNMLMMLOMLOMMMMMMMMOMLOMMMMMMMMOMLOMMMMMMMMOMLOMMLMMMMLONNMMMLMMMMNNNNMMMLMMMMNNNNMMMLMMMMNNMNMMMMLMMNQMMNMMMMLMMNQMMMMMMMMMMNPMMPMNMMMMMMMLMPMNMMMMMMMLMPMNMMMMMMMLMMMMMMMMMMOMMMMMMMMMMMOMMMMMMMMMMMOMMLPMOMMMMLKNMMPMMMMMMMLOMMMMLKLNMMONMLNLLLMNMMPMMLNLLLMMMMPMLMMLLMMMMMONNLLOLMMMMMOPNLLOLMMMMMOPMMMOMMMMMMLNMNNLNMMLMMKMMMMMMMMMLOMMLNNNLNLLMMLOMOMMLLNMLLOMLLOMMLNNMMOMMOMMMLNMLLOLMMMMMMNMMMLMMPMMMLMOMMMMMPMMMLMOMMMMNMMLNNLLMMPLOLNMMMMMMMKNKMLMMNLMMMOLNOMMLOMMMMLLMOMMMMMMMMMLMOMMMMMMMMMLMOMMMMMMMMMLLKMNMNMMLOMLMMMNJMNNKMLLMMMLMNMLMMNMOLMMMMLMMMNNMLNMMLMMMMOJMNMPLLMMMNLLMNNMMNMLMMLOMPMNLMMLOLMPNLNMNNMMLMMLNLMLNNMMMMMMNLMLNNMMMMMMMMLNLMMNMMMLMMMNMMMNMMLLNMLMMMMMMMNNNMLMMMMMMMNNMLOMLMMMNMLKMLOMLMMMNMLKMLNMPLMMMMNKMLPMPLMMMMLKMMMMNLMMMMNLLNMMMMMMMMNKNOMMNMMMMMLNMLLKMLMNPMQMLMMMNOMMMMLLMNNLMLLMMMMKMMNMMMMMMMPMMMLNLOMMMMLKMMMNMMMMMMMKMMMNMMMMMMMKMLMMOMMMMMOLMLMMOLMMMMOLNMMMMMOMMMLKMMMMMMOMMMLMMMMMMMOMMMLMMJLLNNLNLOONLMNMNMMMMMLOMMMMMMMNMMNMMMNMMMMMMMMMMMMMMMMMMOLMNNNLMLKMMLNNMMMMMMMMNMNMMMMMMMMMOMMMOKOLLMLNLLOKMOLMLKMLNMOONPLMLLNLLNOOMNLMMKMMMMNNNLLMMMMMMMOMMNMMNMMMMMMNMNMMNMMMMMMNMONMOLLMMLLMNLMMPMMMMMNKLMLMOMMNMMQLLMMMOMMNMMPLLOLNLLMMMMNOLLNLLMNMOLNLLLNLLMNMOLNLMLNMMMOMLMOLMMMMMMMMMMOMOMNLNMMMLLMLMMMMMOMMMMMMNLNLOKMMMMMKMOLMMLMMMMLKMMMNMMMMMLNLNLMNLMMMMMKMLOMLMOLOLLNMMNMMMPLLMMONMOMMMLMMMMONMLMMNPLMMMNMLNNMMMMOMMLMLMNMMMMNMMLMNMMMNMMLMMQMMLLMJNNMLMOONMNMMMPMMMLMMNPMLLMMMMLOMMMMLMNNMMLMMKLOLLMNNMRLNMMMLNLMMMONLLLNOLMMMMNOMLLMMMOMMMNMNLMMLMNLMMONMLMMLOMMMMLMMLMMLMNMLNOMMMMMMMMMMOMMMMMMMMMMMOMMMOMLLLONLMMMLOMMLMMNLMPNLOMMLMMNLMPNMOMMLMMMMMNNMPOMMMNLLLNKMOMMMLNMLLOKMNMMMLNMMMNLOLMMMNMMMMNLOLMMMNMMMMNLNNNLLMMMMLMNLNLMMMMNMMLNNNOLMLMMMMLMMMMMMMMMMNNMMNLMOLMNLMOMLNLMOMMMLLNMLNNMMKMMLMNNMLOMMMMMOMLLMOOMMLLMLMONMNNMLMMMLMOMMONMMLLLMMNOMLMMPPNMMMMLOMMNMLMMMMLLOMMNMLMMMMLLOMMNMLMMMMLLMNPMLLLNMMNLMNPMLLMNMMMLMNMMMMNMMNOOMNMMMMMMMNNOMNMMMMMMMNNOMLMMMMOMMMLMMMMMOMNMMMLKMMMMOMNMMMLKMMONLJMNMMMLMLONMMMMMLLLNLMMNLMMNLQMMLMMMMMMMNNMMNMMMMMMMMNNMNPLOMMMMMLKMMMMMNNLMOLMOLNMLMMMMMMNMMMMMOMLMNLMMMMMMOMLMNLMMMMMMOMLMNLMMMMMPMMMOMLKMMLMPMMMMNMKMMLMPMMMMNMLLNNMMKMLMMMNMNNMMLMMMMMLMNNMMLMMMMMLMNNLLOMMMMMKMNNLLOMMMMMKMNNLLOMMMMMKNNMMNLMMMMLLNNMMNLMMMMLLNNMMNMMMMMLLNKMMLMMMMMPNMMMNMLMONLMNMLNMMLMMMMPMMLNMMLMMMMPMMLMMMOLOMMLMMMMMMMMNMMMMMNNMMLMLMOLNMNNMMLMLMOLNMNNMMLMLMOLNMLNMMMMMMNMLLMMMNLPMLNNNMMMMOLMMMLNNMMMMOLMMMLNNLMMMMMPMLONMLMLLLMNNMNNMMOLMMLMOMMMLOQLMMMNMMMLMOPLMMLNMMMLLOLLOLOMMLMMKOLLOLOMMLMMKOLLOLOMMLMMKMLNMLKMLOMPNNMNMLMMLMMPNMLNLMLMMOMNLMLNLMLMMOMNLMLMMMLMNMMPMMMMMMLMMMMOMMMMMMLMMMMOMNMLMLLLLNNONNMMMLMMLNMOMMNLMMNMLOMNNMLMMMNMLOMMMNLNMMLMMLMPLMMMMMMMMMNMMMMMMMMMMMNMMNMOMMMMMMMNLMMMMMOMMMOMMMKNLMNMOMMKNMOMLLMMOLMOOMMLMLONMMPLMMMMMMLNMMPMMLNNLLMMMMPNKLNLMMNMLMOOLLNLMMLMMMNNLMMOMMMMMMOMKPMMMLMMMMNNOPMMMLMMMMNNOOLMMMMMMMMNOMMMMLMMMMOQMMMMMLMMMMOPMMMNMMMLMMMOMMLNNMMLMMMNMMMNNMMMMMMMMLMMLMMMMMMNKLMMLMMMMMMNKMMMLMMMMMMQMMNMMMMMMNMMOMNMMMMMMNMMOOLMMLLMMMMNNOLMMLLMMMMNNMMMMMMMMMMPMMMMMMMMMMMOMMMMMMMMMMMOMMMMNMMNMMMLOMMMNMMNMMMLOLOMMMLMOMMONMMMOMLMMMMNNMMMOMLMMMMNNMLNMNMMMMMPMMMNLNMMLMMOKMLMMMLMMMMONMLMMMLMMMMONMLOMMMMMMMLNMMNMMLMMMMNLMMNMMLMMMMNLMMNMMLMMMMNLMOLMMNMLMMOOMOLMMNMLMMOOMOLMMNMLMMOOLONLMNLMMMLMLONLMNLMMMLMMOKLNNMMMMMMMMMMMLMPLMMMMMMMMMMOMMNMMNMMLMMMMMNLMNMMLMMMMMNLMNMMLMMMMMNLLMMMMLMMMMOLLMMMMMMMMMOMLMMMNMMMMMPLMLMMMMMMMMPMMMMMPMMMMMNNLOKKNONMMLLLLMKLNOONMLLKMMMMOMMMMMLLMNMMMMMMMMNNMMMMMMMMMPMMMMMMMMMMMPMMMNMMMLMMMMNNMNMMMLMMMMNNMOMMMLMLMMOOMOMMMMMMMMNOMOMMMMMMMMNONLNNLLMMLPMMNLNNLLMMLPMMLLONMMMMMLOMOMMMMMMMMPMLMMMNMNMMMMOMNLMNMLOMMMKLNLMNMLNMMMLLNLMNMLNMMMLLLMMNMMNMMMMKMMMNMMMMMMMNNOOLLMLOLMLOMMMMNMMOMMMLNOPMLNLLMMLONOMMLLNMMMMNLNPMMMLMMNLOMOLMMMMMLMNLMOLMMMMMLMNLMOLMMMMMLMNLMMMMMMMMMMNMMMMMMMMMMMNMMMMMMLMMMMPMMMMMMLMMMMQMMMMMMLMMMMQMMMMMMLMMMMQMLNNLNMKNKMNLLONLNNKKLMNLMMMMMLMNMNMMMMPMMPMLMMMMMNOMMOMLLMLMMMPMMOMLMMLMMMLMMPMMMMOMNMMMMLNMNLLOMOMLLNMMMMMOMOMLLNMMMMMOMMMOMMMMMMPNMMMOMMMMMMPNMMMNMMMMMMNNMMMLMLMNMOLMNNMMLKLMOMOLNNMMLKLMOMOLNNMMLKLMOMOLMLMLMNNMMMQMPLMMLLNMMMNNMLLNNMLMLMPNNMMLMLMMMMNNMLLNMLMMMMNMMMMMMMMNMMOLMNLMMMMMMMOLNLMMMMMMMMONMMMMMMMMMMPMPMMMLLMOMMNLMMMMMMMNLMMMMMMMMMMNLMMMMMMMMMLOMMMMNOLMLLONMLMNMNMMMLMMLMNNMLMNMMMMMMOMNMLMMMMMLMNMMOPLONLLKMLKMLNMLMMMMNOLMLLMLMMMMMPMNMNMOMMMMMLKMOPLNNMLLMLLNMNNNNLLLLLNLNNMMOMMMMLNLNNMMOMMMMLNNMNMNKLLMMMNNMNMNKLLMMMNLMMNNMLMMMMPMLLNMLMMMMNLLLMMONLLLOOLMLMMPLMLMMOLMMMMLOMMMMNMMONMMKLMKMNJMMMMMMMNMNPMNMKKNNMLLONNMLLLPMMLMNNMOLMMLOMLMMNNLNMMNMMMMMOOMLOMMLMOMMNLMNLLMNNLLOMNMLMMMLOMMOLMMMMMMPMMMMLMMMMMLNNMMMLNOPLLNKMMMLNNMLMMLLNMLONMNLNMMNMKLMMOMMMMMNMMMMNMNLOMNMLMMLLKLLMMLLNNMOPMMMMMLNNLLMOPNNMLMMMMMMLOMOOMMMMMMMMNNMLLLNMLMMOLMNOLLLMNMMMNMNOLLMMMLMMOMLMMMLMOMMOMMLLNMLNLMOOMNLMNMLOMMNMOMMMMMLOMMNLMNLLNMLMMMMNONLLNMLMMMMNNMOMMNMMMMOLLMOMMNMMMMOLLMOMMNMMMMOLLLLOOMMOMMMLMNJMMMOMMLNLLLMMLMMNMMMNMLMMLMNNLMMNMMMMLMMMMMMOMNJMNLPLNLNKLMMMMMOMMMMLOMMMMMOMMMMOMNLNLNOMMMMLLOLMOMNMMMMLKMNMMLMNMLNLMMNLMKMNNLOKJMMMMMNLLMOLMMMMMMMLLMOLMLMMMMLOMMMMMLMMMMLOMMMMMNMLMLNLNLMOOMMMMMMMMMMPMNMMMLNLMMMNOLMNMONLLMLMNMNNLOMMMMMLNMLNMNMMMMMLMMMMNMMMMMMPMNMMOLMMMMMKNOLMOLLMMMMMNMMMNMMMMMMMNMMMMMMMMMMQMMMMMMMMMMMPMMMMMMMMMMMPMMLMNMLPMMLNMMMLMMMMNMNQMOLOMLMMMMMLMOLLNMLMMMMNOOLLNMLMMMMNOOLLNMLMMMMNONLLMMLMMMMNOMNPMMLMMMMLMKLLOLOOLMMMNLLLOLOOLMMMNMLMLMPOMMNNMLLPMLLLOMONKMLOMLLLOMONLMMMMMMLOMOMMMMOMMMNMMMOLLMKMQLMOMMNMMLLNQLMMMMNMNMMOPMMMMMLKLMLMOMMMMMMLLLLMNMMMMMMMLMLLNMNMMMPPMLMMOMMOMMLJMLMMOMMOMMLJMMMMOMMMMMLKMNMMPMMMMMLJMMONMMMMMMLLMMONMMMMMMLLMLMMMMMMOMNMMOMMPMLMMMNMMMMMPMMMMMMKMMMOMLMMMMOMMMMOMLMMMMOMOMMMMMMMMMLNNMMMMMMMMMMMMMNLKNMLLNOLMMNLKNMLLNOLNMMLMNMMMNMNLNKLMPMNNLLMMOMMLLMNMMNLMOMMLLMNMMNLMMMMMQMMOMMMLNLLNPNNNLLNMPMMMMMMMNLOLMMMLLNMNMNLMMMMMLMOMMNMMMMMMMMMMNNMMMMMMMMMMNNMMMMMMLMOMMMMNNLLMONLMMMMNNLLMONLMMMMNNLLMONLMMMMMLOMOMLMMMMKMLMMOMMMMMMLMMOMNMMMMMNKLLOLOMMMMMNKMMMMMMMMNMMMMMMMMMMMMMONMLMMLNMMNMOMMMMMLNMMLMONMLLMLNMMNMNMMMMMMMMMOMMMNLLOLMMMMMONNLMOLMMMMMNNLLLMNOLMMNPLLLLMNOLMMNOLLLMMMOMMMMNLMMLMMNMMMOOMLMMPMLNMNMLNLMMPMLNMMNLNLMMPMLNMMNLNNLLOLMMMMMNMNLLOLMMMMMNMMMMMMMMMMOMMMMMMMMMMMOMMMLLLOOMMMMMLMMLLOOMMMMMLPLLMNOMLLLNNPLMLMNMMLMNOMMMMMPMMMMMMMLMMMMNLMNPLMLLMMMNMMNQMMMMMMLMLNNPMMMMMMLMLNNOMNMMMMLOMMMPNLMMMMLLMMMPMLMMMMLLMMMPMNMMMMMOMMMLNNMMMMMOMMMLNMOMMMMMLMMOKMOMMMMMLMMOLMOMMMMMMMLNLOLMMMMMMMMMNOLMMMMMMMMMNLMLMMOMMMMNLNNLMLLMMNMMLLNMMLLMMNMMOLNMMLLMMNMMOLNMMLLMMNMMOMMMMMMPMMOLMMMMMMMPMMOLMMMMMMMPMMOLMMMMMMMMMMMPMMLMLMNMPOMLMMLMLMNMPOMLMLNONOLMKLLMKLNOLPMNKMMMLLNOLPMNKMMMLMLKMPMMMMMNLMNNMLMLMMMMMMMPNMMMMMMLKMNLOLLMMMLNLMNLOLLMMMLNMNNMMNLLLMLNONLMMOMLMMLONNLMMOMLMMLONLOMNLLMMMMMNLOMNLLMMMMMNMLMOLLMNMMPMMLMOLLMNMMPMMLMOLLMNMMPMLNOMOLMMMMMNLNOMOLMMMMMOLNOMKLMMMMNQMONMKMMMMMLOMOOMMLMLNMLPMNOMMMMMMMLOMNOMMMMMMMLONNLLLOMLLOMNNNLLLOMLLOMNNMMMLOMMLOMNMNMMMNMMMMMLNNLNMNLLMMMMMNMMMLMMMMNOMNMMMLMMMMNONMLNMOMMMMKLNMLNMOMMMMKLLMLOMOMMNMLKOLMLMNLMMMOMOLMLMNLMMMOMOLMLMNLMMMOMMNLOLLMLMMPNLOMMMLMMMMNONMMMLMMLMMPNMOMLLNMMMMNLMOMLLNMMMMNLMNMMMOMMMMLLMMMLMLMMMMPMNMMMMMMMMMLOMMMMMMMMMOMMMMMMMMMMMOMMMLMMMMPMMOMMMMMNMMMMMPLMMMMMMMMMMPNMMMNMLLMMNNOMLMLNMMMNMMNOMMMNMMMMMMNOMMMNMMMMMMNOLNNNQKMLMMMOLNLMNMMMMMLOMKOOLLMMMMNMLOMNLMMMMMMOMLMMOMMLNMLJLLMNPKMMLNOKLLMNPKMMLNOKLLMNPKMMLNOKMMMMOMMMMMKKLPMMMNNLLMNILNLMLNMMMMMKNNNLNLMMLMMLLNMMMNMMMMMMMNOMMMMMMMLNMLMOMLMMMOMKMLMOMLMMMOMKMLLNMOMLOLMLMMMNMLMMMMPLLLLMOMNMMMLNMMMOMLMMMMLKMMMOMLMMMMLKMMMOMLMMMMLKMLMMQMMMNMKJMNMMMPMNMMLLMNMMMPMNMMLLMNLMNLOLLMOKNMMMMLMMQMLMLOMMMOMLMMNOLNLMNLMMMMNMLNLMNLMMMMNMLNLMNLMMMMNMLMMOMNLLMMPLMLMNLPNMMMMNLOLNMMMMMMKKNLMNMLMMMMLNLNMNLOLMMMMMLMMNLOMMMMLLLLLNMMMMMMMMMJLONMNLMMMMLMNOMMMMMMKNLMMOMMMMMMLOMMMMMPMMMMMMMMMNMLMMMMMMLNMLNMMNMNLMLMLOONMLMNLMMMMNMMMMMMOMPLMMMLMMMMMMMMOMMMMMMMNLMKMNMKMMMNNOMLNLLOMMMMLLMNMLMLMNMMOLMOMLMLMMMMLNNMMLNMMMMMLOOLMLLMMMMMNOMLMPMMMMNMLMMNMMNMMMMMLKOLLLMMNPMMMLNNMMMMMMMMLLLLMMNNMMMMNKOOMMLLMNMMLNNLMMMMLMNMLOKNNLNMNKMMOLNMMMMLMMMMNOLNNLNLMLMMNONNMMMLMMMMLMLLMMMOMNMLNLMOMMMMMNMMLLMMLNMMMMMMQMOOMMMLMMMMLNLKMMMOMMMMMLLMMOMMNMMMMKMMMNMMMMOMMLMONMMMMMMMLKOMLNLMMNMMMNLNONLKMMLMNMNLMMMLMMNMPMNLMMMLMMNMPMNLMLLOPKNMNLNLMLLOPKNLNLMLMMMOPLLLNLLMMNMOLMNMOMOMMMMNMMOMMLNMMMMMLMMPLNMNLNLNMMNMLKMNLNLNMMNMLKMMMMMMMMNMMMMMMMMMMMNMMMMMMMMMMMNMMMMMLMMMMMOMOMMLMMMMMMOMOMMLMMMLMMOLOMLONNKLLNLMNLMONNLMLMMMMNMNNNMLLMMLMNMLNNMMLMMLNLLOLNLLMNMMMKMNLNMLMNMMMKMOMMOMLMMMLOMLMMOMMMMMMNMLMMOMMMMMMNMLMMOMMMMMMNNLNMNLKLNLOKNLNNNLMLNLKLLNMQNKLLNMMKLNLOLLMMMNMLLOMMLLMMMNMNMMMNMMMMMMLKMLLQPLMMOLLJMMMLQMMMMMMKLNLOMMMMMMOMLLNONLMMMMNLMLLMLNMNMMONLMMOMMMMMMLLLMMOMMMMMMNNKNPPMMMMLMLMMMNNNLMMLMLLLMNPLMMMMNLMONNLMMMNLKKNNNOMMMMMMMLLMNOMMLLLMMOMMNLMLOLMMMNLMNLMLOLMMMNLMLLMMMMMMMPNMMLMMMMMMMONMLMMMPLMMMNMLLMOMNNMMOLPMMMOMMMMMMMPMMMOMMMMMMMOMLMMMNNMLOLMMMMLMNNMMNLMOMMMMLMMOMLNOMMMMLMMOMLNMLLMMLMPMMPMMLMMMMMOMMMMMLMMMMMOMMMMMLLMMLMOMMOMMLLMMMLOMNOMMLLMMMMLMMOMMMMMMLMNMMOMMLMLMMMNMMNMMLMLMMMNMMNMLLNMLOMMMNMLLMLMMOMMMOMMMMMMMLMMMNMMLMLMMMMMOMMLLNLMMMMMOMMLLNLMMMMMOMMLMOMLNMMLLNNLMPMMOLMMMMMLLMMMMNMMMOLMMMMMMMMMMOLMKNNNLLMLLNMMKNNNLLMLLNMMLKMOMMMMMMNMMMMMMMMMMNMMLNNMMLMMMMMOLOMOMMMMMMLKMMMMMMMMMNMMMNMMOLLMOMMKMMMMNMLMOMLLMMMMNMMMNMLLLNLMNLMMMMNLNLNNLLMLMMNPNLNNLLMLMMNPMMNMMLMMMMONMMMNMMMMMMLOQOLLMNMLMMMNONMLLMMMMMPLLNMMMMNMMMOOLNMMMMNMMMNOMOMMMLMMMMNLMLMMMNMMMMPMOPLLLNMMMMMMLMMLNLMMMMONPLLMMMMNMNLOOOMMLNLMMMKKPMMLMMNMMMLOPMLMMNMMMMLNPMLMMNMMMMLNOLLMMNMMMMLNMLLMLNMNMMOMMLMMMMMMMMPMMLMMMMMMMMPMLLMPMLLOLONLLLMPMLLOLOMJMLMOMMMMMMMNMMMPMMMMMNMNNMNMLLMMMLNMLNMONMLMLLONMMMOMMMMMMLMMMMNNMMMMMLMMLMNMLMMMMNLMNMPLLMMMMMJMLMPMLMMMMNKMMMNMLMMMMNKMLMOMMMLMMNLMMMNMMMMMMLKMMMNMMMMMMLKMNMNKMLLLONOLLMQMLMMMMLPMNMNLNMMLMLMMMMNLMMMMMNKMMMNLMMMMMNKMMMNLMMMMMNKLNPNLMMMLMLLLNONMMMMMMKKMPMMMOMMMMLKMPMMMOMMMMLKLKOLNMMMLMNMOLMMNLMMMMLNLLMMMOLMMMMMMKMMOLMMMMOLKNMMMNMMLMMLMMMMMMNMMMNMMNLMNLLMNMNLLNMMMLMMNMMNNMKLLNNMLMMLMLLMMMMMMMPMMNLMMLMLMMPLMMMMMLMMMMPMMMMMMLMMMMPMMLMMMMMMMMNLNLMNMOLLLNMMMLMMMNMMMMNLPOMMMMMMMMOKPOMMMMMMMMOKMMMLMMMMMMOMMLMMMMMMMMOMPOMMMMLMMMMKMMNMMLOMLMNLLNLLOPMLLMOJLNMLMNMMMMNKLNLOOLMLMMMKLNLOOLMLMMMKLONMMMMMMMOMLNNLMMMMMMNNLMOMLNMMMOMMMLOMLNMMMOLMMLOMLNMMMOLMNKOMLLMMMMPKNKOMLLMMMMPKNLOMLLMMMMOKNMKNLOMLLMNNOMMNMMMMMMMNMMLMMLMNMMPKMPMMLLMMMMOKNPMMLLMMMMNKMNMMMMMMMMNLMPMMLLMMMMNKLMMLLMNOLOMLMNMMMLMOMOLNMNMMMLMOMMLNMMMMMLNMLNMMMLMMNOMMMMPLMMMMMMMLOLMMMMMMMMMLOLMMLMLMNLMMMMOLLMLMNLMMMMOLLMLMNLMMMMOLMMLMMOMMMMPOMNLNMLMMMMPOMMNMMOLMMMOLMMNMMOLMMMOLMMNMMOMMMMNLMMMMMOMMMMNMLMMOOMLMMMLOLMMOOMLMMMLONNLMMLPKLNLONLMMMMOMMLMMMNMLONMLLLNLNMMLMMMMMMLNOLLLNJNLMMNOMOMMNNLMLMKNLMNLOLMMMMNKMNMMMMNMKMMLLNMNNMMLMMMKMPLMMLNMMMLNMLMNLMMMMMPLMNMLNOLMKKPLOLMMMLLMMMNKOLMMMLLMMMNKMNMPMLNMLMNLMMKMNKMNLNMMMMKMNKMNLNMMMMKNOKNNLLNMMLMLMMMNMMOMLLLOMMMMMMNOMMMMMMMMMOMLLMMMMMMMMMNNLMMMMMMMMMNNMMMMMMMMMMNMMNNNMOKKKLPKMLMMNMLLMMPMMNMLMLMMMMNKLNNOMLMMMMLMMLMMMLMMMMPMLMNMMMMLMMNMMNLMMLMMMMNOMMLMMMMMMMNNNPLMMNMMLLMNNPLMMNMMLLMNMPMNLNMMMMLOMMLMLLMOLOOMMMMMMMMMMOMMMMMMMMMMMOMMOMLMMMMMMMPKMMMMMLNLMOOMMMMMMLNLMOOMMLMMMLNMMMOMNMMMMMMLMONMMOMNNLMMMMLMMOMMNMMMMMLKMLLNLLNOMMOOMLLNLLMOMMOOMLMNMLMMMMOOMMMMLMMMMMQMNLMMKPNKLMNKNLMMKPNKLMNKMMLMMPMMMMLMMMMLMMMMMMOMLLLOMNMMMMOOMOLNMLMMMMPMMNMNMMMMMMPKMMMMMMMMPMOMMMMMMMMMOMNMMMMMMMMMOMNMNNOMMLMNLLMNMLPMMLMMMMNLNMNNMLMMNMLKMMMNMMMMNMLONPMMLKNMLMOMLMMNMLMMMMOLNPLMLKNLLMNMKNNMMLMMMMNMNMLMMLNMMLNNMNMNNLLNLLLOLMMMMMMMMLONLLMOMMMMMMMNMNMLMLLMNMNKLMMMMMMMMMNNLLMMMLLMMMOLONLLMMMMMMNLONLLMMMMMMNLNMMMMLMOMMMMNLLLMKNNLNNLNLLLMKNNLNNLMLLMNKNNLMNLMMMNMMOMMMLMPMMMMMMMMOMMMMOMMMMLKMONONMMMLMMMMNOMKNMMNMMLMONNLOLMLNMMMKNMLNMQMMMMMNKMMMMLLMMMPMMMLNMMMMMMMOMNLLMMNMMMMONNLLMMNMMMMONMNMMLLMMOMNLMMMMLLMMOMOMPLLLMNMMMMNOPLLLMNMMMMNONMMMMLMMMMMOOMMMMLMMMMLOOOLMPLMMMMLLNMLMPLMMNMLKNMLMPLMMNMLKLLMLMOMNMMOMLLMMMLMMMMOMLMMLMOMNMMOMLMMMMNLMMMOMMOLMLNMMMMMNMJMPNLLMMMMKLJMONLLMNNMLMLMMMLMMMMNLLLOMLMMMMMNNMMMNMLMMMMMNMLNPMLLNLMMJMMKPNNMNLMKKMLMOMNMMMMLMLLMOMLNMMMLKNLOMLKMMMMPJNMLLLMNMMMNLLNNLKMLMLNNLLOMMMMMMMOMMMKOLLMMOMMOLMLNMMMMNMLOKMNLMMNMMMMMLMNLMMNMMMMMLMLOMLNLMPMMMMMOMMMMMNMLNMLNMLMLMPMMKMMMMMMMMNMLMOMMLMMNLNMNNOMMLMMNLNMNNMNMMLLNMLLNMOLMOMLMLMMNLOLMOMLMMMMNLOLMOMLLMMMNLMPMLMMMMMMNNMPMLMMMMMMNNMLMLMMMMMMOMLLMMOLLNNMNLLLMMOLLNNMNLLNOLLNMMNMLMLNOLLNMMNMLMMMNLMLMMMMMNMMMPMLMMMMMOOMOMMLMMMMNMNNLNNLMLLMMLNOLNNLMLLMNMMMMMLMMMMMOOMMLMMMMMMMOMNOOMMLLMMLMMNOOMMLLMMLMMMNPMMMMMMMMLMMMMMLMMMMNMMMMOMMMMMMMKLNMMLLMMMMNKLNMMLLMMMMNKOPOMLLLLMLNMMOLNMMLMMMMKONLMLNLLLNPLOLLMLLMMMMNMOLLMLLMMMMNMMNLMLNLMLNPKLMMLMOMMMMNMMOMMNMMMMMNLMOMMNMMMMMNLMOMMNMMMMMNLMNMMMLOMLMNLLMMMOLMMMMMKNMNMMMMMMMMMMMNOMMMMMMLNMNLMLLOMMMOLMLMMLLMMMMPNMLMMMMNMMMNNMLMMMMNMMMNNMMMNMMLMMNLLMMMNMMLMMNLLMMMMMMMMMNMMLNLMMMNOMLMKMLMMMNMOMLNMMOLMMLNNMLMKLMLNMNNMLLNLMLMMMMLONMNMMMMNMMMMMMLMMMMLOLMLMMNNMLNMMMMMMMNNNMLMMMMMMMONMLLMMMMMOMNMMNNMMMMMMMLNMLLLMOMNMMOKMNLMLMMMMMNMLMMOMMMMMMLLMLOMMMMMMMMNMOLLLNMMNMMONLLNMLMMMMNOMOMLMLMMMMNNMOOMKLMMMMNPMNNMLMMMMMMONLLNMOMMMMKLMMMMMLMNMMNMLNMMMNMMMMONMLMPMMMNMMMNMLMNMLMMMMNOMLPMMMMMMMMLMMMMMMMMMOMMMLMNMMMMMLOLMLLOMKMNMMPLLNLNMNMMMMLKMMMMMMMMMMNNMMLMOMMMMMMLKMMMNNNMMLMNMPMMMMMNMMLKMMMMMMMMMNPMMMLMMLMMOMOMOMMMMMMMMMNMMMLMOMMMMMLKPLLOMMNLNMLMMMLMMMMMMMONMLMMLNOPMMLMNLNMMNNMMMLKMMMMMMMMMNMMMNMMMMLLMMNNMMLNMNMMMMPLLLMNMOMMMMLMLNLNMLMMMMMNLMLNMLMNMMOKLMLNMLMNMMOKMMMNMMMMMMNKMMNMMMMMMMOLMMNMMMMMMMOLMMNMMMMMMMOLLMNLLNMMMMNMMLMMMLMNMMNMLNLLMONLOMMLMNMMMMNLMMMLMMLMLMMOMONNMLMMMLMOMOMMMMMMMLMOMMLMMKMOLMMMOMMNMKMOLMMMOMMNNMMOLLMNMMKNMMMOMMMMMMLMMMMMMMLNMMPMMMMMMMLNMMPMNMLLMNMMLMONNMLLMNMMLMONMLPMMMNMMMLJMLPMMMNMMMLJMMPMMMNMMMLKMLPMMMNMMMLKLMJNNOLMMNLLMMMLMMMMMPMMMLLOMMMMMMMKNLLOPLMLLMNLMMMMMMMLOMMLMPMMLPMMMMMONNMLNMMMLMNKMMMMMLMMMMNNMLMNKNLMMOLMLLMMMNMLNMNMMNMLMNMMMMMLMMMMMMMMMMONMLMMMLNNMLQMMMNLLNMMMOKMLMNMMOMLMMLNMNPLMMMMMMMLMNPLMMMMMMMLMLPMMMMMMMMLNNMNOKMLMLMMNNMNLKMLMMNOMMPMLMMMMMMPMMPMLMNMMMLOMOLLLLNNNNLOKOOPLLMMMMLKMMONMMMMMMLKMMONMMMMMMLKLOLNLMMMMMMMLOLNLMMMMMMMOLMMMOMMLMMOOLMMMOMMLMMOMQMMMMMOMMLMMQMMMMMOMMLMMPMMMMMNMMLKNOLLKKNMMMNNNOLMLLNMMMMLMMMMMLMMMMONMLMMMQMMMMLMMLMMMQMMMMLMMPMMMLNMMMNLMPMMMLNMMMNLMPMMMLNMMMNLMPLMOLMMMMMLMNMNLLMMMMOLMNMLMMMNMMOMLOMLMNMMMMNKLOMLMNMMMMNKLNMMMNMMMMNLMOMMMNMMMMLOMOMMMNMMMMLOMMMMMMMMMOMMMMMMMMMMMOMMMMMMMMMMMOMMMLNMOLLLMMNKMQMMNLLMMMNNMQMMNLLMMMNNMQMMNLLMMMNNMMMMMLMMMOLMMMMMMLMMMOLMMMMMMLMMMOLMMMMLOMMMMMOLMMMLOMMMMMOLMMMLLNLMMMOOMMMLLNLMMMOOMNMLMLMMMMNNNMMMMMMMMMLOMNMMLNMMLMOKMNMMLNMMLMOKLKMNLLOLMNOLMLNOMMLMMOMKMMMMMMMMNMQMMMMMMMMMNMOMMMMMMMPMMMOMMMMMMMOMMLLMMMMMMMOMMLLMLQLOMLOMLNLJNMLMOMMMMMPLNMMLMNMMLMNMMLMLMLNMMMOONMMNLLLMQLMMMMMMMLMMOMNMNMMLMMLRLLONLLMMMLMMMMOMMNLMMMMNMMNOMOMLLMMMMMMNMNMMMLMOMMMLLLMLOOMMMMNLMMLLMNMMMMMOPMMMMLMMMMLKMLMMMMMMMMPMMNLMMNMNNLLLLOMOLNMMMMMJMOLNLNMMMMMKMMMNMLMMMMNKMMNOMMMMMMMKMMOMPLMMOMLLMMPMQLMMMMMKMLOMMMMNMMONMNMMMMMMMMLOMNMMMMMMMMLOLMMLLNLOONMOLMMLLNLOONMOMMMMMMMNMMMMLNMMMOMMLMNOMOMMMNNLMMLOMMOMMLMMPMMNMNOMLLMLMMPNMOMMMMMMMMONMLMMMMNMMMPMMLMMMMNMMMPMMLOMMMMNLMOOMLNNMONLNKLKMMMLMMOMMMPNMMMMMMOMMMOMMNNMOKMMMMLKLNMMOLMMNMMJLNMMOLMMNMMJMNOMLLMMMMMLMNMNLNMLMMMMMNMNLNMLMMMMMMNNLNMLMMMMLNMOMLMMMMNNMMNMMMMMMMMNOMMNMMMMMMMOOMMNMMMMMMMOOMMNMMMMMMMOMLNMMNMNMMMLMLNMMNMNMMMLMLNMMNMNMMMLMMMMMMLMMNMMPNNMNLMKLNLQLLLMMNNMMMNMNKMMNOMLMMLNNMMMMMMMMMMOMLLMMMMMMMOLMMMNMMMMMMMLLQNMMKNMMMLOMMOMMMMMMMLONMMMMLMMMMMNLQOLKMLNOLLNMNOMMLMMMMMLMNOMMLMMMMMLMONMLNMLNLLOMOLLLLMMNMNMMPMMLLMMOMLKMPMMLMMMMMLKMNMMMMMLOMLKLNLMNNMLOMMKMONMMMMMLMOPNNMNLOLLKLMPNNMNLOLLKLNPMMMMMPNMMMMMMNMMMLMMMMNLLNOMLLMMLMNNNMMOMLMNMMLNLMLLMOMMMMOOMMOMLMMMMMLNLLONOLMMMMLONLLNNLMMMMNOLMMLMNMMMMMKMLLMMLMMMMPMLNLNNLLMLMOKMOLONLLMMMOKMMMOMMMMMMOLMPOMNNLLLMLLMLMMLMNMMMOMMLMMLMNMMMOMMLMMLMNMMMOMMOLMLOMMMLOLMNKLNMMMNKLMMMMLOMNLNLMKLMNNMLMMMMMLKNMNMKMMMMMKMNNMMNMMMMKNNMLMOKMMOMMMNNLMKNMMNLMOMMMMMOMLNMONLPLLKNNNMMMLMNMMMMMMNMMNLPMMMLMMNNLLMMLMMLMLMMNMOLMNKNLLNMMPMMMLMNMMNMLNPMMNLKMMMMMPLMMNOLLMMMLOLMNMMMMMMMOMMMLMMMMLMMOMMLMMMLMMMMQMMKLLMLNNMPNMMLMMMMOMMMOMMLMMMMOMLMOMMMMMMMMOMPMMMMMMMMMOMPMMMMMOMMMMOMMLMMMOMMMMOMMLMOMMMLMMMMNNMOMMMLMMMMNNLRLNMMNMMMLMLRLNMMNMMMLMMPMMMMMMMMMJMPMLMLMMMMMNMMMMMMMMMPOMMMMMMMMMMPOMMMMMMMLLLONMMMMMMMMMMNMMNLLMMLLOMMRNMLLMMNMOMMPMMMLMMMMOMMOMMMMMMNMMMMOMMLMMMMMMMMPMOLMMMMLMMMOOMKMLMOOMMMNLMLLMMMOMMMMLMLMLMONMMMNLMKMLMOMMMMNMMLMMMNMMMMNMONLMLLMMMMKONMMMMMMMMMMNMMNLMKMNMLNLPMMMMLMLNMLOMNLMMMLNMMNNMMMMMMLNMMNMMMMMMMLNMMNMMNLMLNMMMNMLMNLMLNMMMNMLMMLMMMMMOMONLNLMMMMMMMNNLNLMMMMMMMNNMLMMMMMMOMNMMLMMMMMMOMNMNMMNNMLMLMNMNMMNNMMMLMMMMLLMMMOMMMNMMLMMMMOMNMMMLOMMMMMMMMLKOOLLOLMNMLLLOOMLMMMMMMLNMPMMLLMMNMOMMPMMLLMMNMOMMNMMMMMMNMNKMOMMMMMMNMNNOLMMLMMMMMONLMMMMMMMMMPLLMMMMMMMMMPLMMMMMMLMLOLMMMMMNMMMNNMNLMMMMOMMMMOMLMMMMOMMMMOMMMMNMLMMMMOOMMMNMLMMMMOOMMMNMLMMMMOOMPOMLMMMMMLMMPOMLMMMMMLMMNNLLLOLOLMNNNMMMLLMOMMNLNNMLMOMMLNKLNMMLMMMMMOLNMMNMMLMLLNMMLMMLNMMMMNMMMMOMMMMMMLKLLONNLMMMMLLLPKNLNMNMMLLNNLMLLMMMMMOLOMMOLMMMMLMNNLMMMLLOLNMMMLNNMMMOMNMMMMNNMMMMMNMOOLMMLMMLLNMNOMMMLMMLMMNNOLMLNMLMMNNMMMMMLLMMOPLMMMMMMMMMOLLMLNMMMLMMMQMOKNNLLMMMMPPLMMMMNMMMMOMOMLMMLMMMMLOMLMMMMMMOLMMMLMMMMMMOLMMMLMMMMMMOLMMNNLMNLLMLMOKMLMMNLMMMMOLMOMMMMLMMMONMOMMMMLMMMONOOMMMLMNMMMNOMMLMLMMMMOOOMMLMLMMMMOOOMMMMLOMMMLONMMMMMLMMLONMOMMMMMNLMNNMOMMMMMNLMNNMOMMMMMNLMNNNMMNLLMMMLNONMMMLLMMMMOOMMNLLNNMMMLKMMMMMLMMNMOMOLLNNLMMMMNPOLLNNLMMMMNPOLLNNLMMMMNPNMMMLMMMMMMOMLOMMMMMMMMLMLOMMMMMMMMLMLOMMMMMMMMLOLMMLNMMMMNOOLMMLNMMMMNOOLMLLOMMMMMOMMLMNMMNMMMKNNLMNMMMMMLLNNLMNMMMMMLLMLMMMMMMMMNLMLMMMLMMMMNLNNLNLMLMMMPMNNLMLMLLMMOMMMLNMLMMMMPNMMLNMLMMMMONLLMNMNMNMMPLLLMNMNMMMLOLMLMNMMPMMMOOMLMNMMPMMMOOMMMNMMLMMMQONPLNLMMMNLLLNLLMMMMMNMONNPMMMLLOMMMNLMLNMNMMMMMKLMNNMMNMLMMLMOLLMKMNMNQKMMMMMPLMMMPMMMMMMPLMMMPMNLLMMNMMMMNNNLLMMNMMMMNMMLMMMLMMMMPLNLMMNMMMMMLMMMMMNNMMMMMOLPPLLNLLMLNMMPPLLMLLMMOMMMPMMLMMMMLOMPLMMNMMMMMMMMMMMLOMMMPMMLMMMMMMMNQMNMNMKLLNLNPMNMNMKLLNLNPMONMMMKMMMLNLLLMPMLMMMMLNOMMMLLLQMLNKMMMNMMMQMMLMMMMMMMMPMMLMMMMMMMMOMMMMMLMOLOMMMMOLMMLOMMMMMMNOMLPMLMMMMMLKMLPMLMMMMMLKONNMNKMMMMLNONNMNKMMMMLNNMMOLMMMMMLMMMLMMMOMMONMMMPMMMMNMMNKMMPMMMMNMMNKMMPMMMMNMMNKLMMMMLMMMMPLLLMOMNLMMOLLLLMNMNMMMMMLLLMNMNMMMMMLMLMMMMNMMMPMMLMMMLMMMMPMMNOMMMMLMOLNMNOMMMMLMOLNMOLMMMMNMOMLMMMMMMMMMNMMLNMNMMMLMLPMLMLLMNRKMOMKNLMNNMOLLNKMNMLMMNOLKMLJNLLMMNMMMMOLMMMMMMMMMNMMMMMMMLMMLMONMOLLMNLMNMLMLNLNLLMMMMPMLMOMMLMMMMMLLLLNMMMMMMONNLNLMMMMMMMLMLMMNMLMMMNLMPMMMMNLLMKMLMLMMNMMMMPKMLMMMMMMMMPMMMMMMMOMMMLMMMMMLMOMMNMMMMMMMNNMMMLMMMMNMNMMMMNMMNLMMLMMNLQMMMMNMMMMMMOMLMMOMLMMMMLLMLMOMLMMMMNKMLNMMMMMMMOKMLNMMMMMMMOKLLMNMMMLMNONMMMMMMMMMMPLMMMMMMMMMMPLMNNLLLMMMMPLMLONMLMMMMOLMLONMLMMMMOLMLMMLLNOMLOMMLMMLLNOMLOMMLMMMMMMMMPMMLMMMMMMMMPMMLPMOMMMMMLKMLPMOMMMMMLKMLPMOMMMMMLKMMMMMMMMMMPMPLKMOOMLMMMKPLKMOOMLMMMKMMLMNNMMMMLKNKLMNOMMMMLMNJMMMOLOLLMOMMLMMMMMMMPMMMLMMMMMMMPMMMMMLLMMNMOMOLMMMMMMMMLOOLMMMMMMMMLOMOMMMMLMPMMMMKMLNMKMNPNLMMMMMMLMOMMMMMMMMLMMMNMMOMMLMLMMMMNNMNMMMMMMMMONMNMMMMMMMMONLOLLLNMMMONNLLMMMNMMMONMLLMMMNMMMONMMMLMMNMMMOMMMMMMOMPMNMLKMMMMOMPLMMLKMKOMLNNLLLNMLLOMMMOLMMNNLLOMMMOLMMNNMLNNMLMMMMMLNLOMLNLLMMOLNLOMLNLLMMOLNMJMMMMMLLMKNMJMNMMMLLMKNNKMMNLMLMKLNNMNLNMLMMLNMMMLPMLMMNQKMMLNNLMMMMNLNMLNMMMMMMLLLMMKNLNPMNMMNLMNMMMMMMMLMMMMOMMMMMLLMMMMMMMMMNMMMLLLONNMMMNNMNNLKNLPMLMONMOMLLNLLMNMNMOMLLNLLMNMMMNMMLMMLMMMNOMMMKMMMMNNMNLNNMNNKLLMLOMLONMLLMNKMOMMLOMMLNLKMNLNMLNNMLLNMNLNMLNNMLLMLMMLONMMMMQNMMMMLLMMMNQMLOLMMLMNNLOMMMMMMMMNMMLMMNMMNMMMNMMMOMMLLOMMMMMOOMMLLOMMMMMONMMMMNMMMMMNMMMLMOMMMMNMNOMMMNMMMMMLNOMMMNMMMMMLNOMMMNMMMMMLLNLMMMMMMMNLLNLMMMMMMMNLMPMMMLMLMNMKMPMMMLMLMNMKMPMMMLMLMNMKNLMNMLNMMMMMNLMNLLNMMMNMNLMNLLNMMMNMNLMMMNLMMMNLNLMMMNLMMMNLMMMMMNMMMMNMNKMMMNMMLLOMMLMNMMLPMMNMMLMMNLMMMPMLLOMKMNLLLPMKLPMLNNMMLLOKMONLNMMMMLMLLONLMKLOMOLMLOOLMKMOMMMLLOOLMKMOMMMLMLOMMLMMMMNLMLOMMLMMMMNLMLOMMLMMMMMLLMNLLONMMLNOLMPMLMMNMMLPLMPMLMMNMMLPMMPMLMMMMMMOMOMMMOMMMMLLMNMMMLMMMNOLMOLNMLMLMMPMMLMOLLMOMMNKPQLMLLMLMMNMMLMMNMLMMMQMMNMMMLNLMMOMNOLMMMMMMMLJMLMMMLMMPMLMMMLMLLNOOMMNMNLMLLNOOMKNMLMMMMMMMMQMLNMMLMLMNNLLMMMMMMMMMNLMMMMMMLLMMNNMMKMMNMNMMLNNLMOMLOLOMMLLMMOMLNLMOLKLMMLNMMLOMMNKLONMMLMNMMMNNNLMLMOLMMOKNNLMLMOLMMOKNNLMLMOLMMOKNMMOMLMMMMLNMOMMMMMOMMMLMMNMMLNMLMMLNNOMNLMLMMKKNNNMNLLLMMKKNNNMNLLLMMKKLLMNMNLLOLNLMMLNMMMMOMLLMLMMMLMMMPNMMMMMMMMMMPMMMLMMMMMMMLOMMLMMMMMMMLOMMLMMMMMMMLOMMLMMMLMMMMOMLKMMNOLMMMNLLKMMNOLMMMNLLMMMLNMMMMNMMMMMMLMOMMLMMMMMMLMOMMLMLNMMNLKOPLMILMNLMLMMOMNMMLMMMMMNMLNMMMMMMLMMMMOLMMNLNKLOLMOKMOKLLMMMNNMKNLOLNMMNMMKJNLNMNLMMMMMKLNMMMLMOMMLMNMMMLNMLNLMPNMMMLNMLNLMPLMMMMOMMMMNNKMMNLNLMNMMPMKOPOLLMLMMKMLNPLMMMMMNLNLOLPMMMMMLKMMOMLMMMMMLKOLLMPMMMMMLKNLLMOMMMMMLLMLMMOMMMMMLKMQLLMPMMMMMNLNNMLMMMMMLNMNLNLMOLNKMNMLMMMLMMOMMMMOLMMLMMLMONMOLMMLMMLMONMOLMMLMMLMONMOLMMMMLMOMLMOLMMMMLMOMLMOLMMMMLMOMLMMMOMMMMMMOMMMMNMLLMOMMMMMMNMLLMOMMMMOOMLKPLLLNONLPLKMNMMMMNPMMMMMLNMNKOMNNMLMMLMMMNLLNMLLNMMNOLNMNMMLMMMMLKMLMMMMPMMMLMNPMMLKNMMMLOMMNMMLMMMMNMMMNMMLMMMMNMMMNMMLMMMMNMMNLMMNLMLMOOMNLMMNLMLMOOMNMNMKLMLMOOMLMMMLMMLMOMMOMMMLLMMMNOLOLMNLMNLMOLLOMMMMMNMMMLMOLMLMNMMMPMMOLMLMMMMMNMNLMMMMPMMMLNNLMMMMPMMMLNNOOMLKLLMMNLOPOMLLLLMMNLNOLMLLLMMMONONNNMLLMMMMMLLNMMMMMMMNKMLOMMMMMMMNLNMMMMLLMLOOMNMNNMMLMMMQMNMNNMMLMMMQMNMNMMMLMMMPMNMMMLLLMMOMNLMMMMLLMMONMMNMLMMNOMMOLMLMMLMNMMMPMMMMMLNKMLNPLMMMMLNKMLNPLOMMMMMMOMMMNMMMLLOMMMMPMMMMMLMMMMMQMOMMMMMMNMMNOLLPOLMMMMMONLMPLMMMMNMNNMMMLMKMMNMOLLMMMMKLMNMNLMOMMMMMNMMMOMNMMMMMLMMONMMMMMMNMMMOMMMMMMMNMMMOMNMMMMMOMPLMMLMNNLOLLMLPMLMNNLOLLMLPMMMLLMONMMMMMMMMMMMMMLMPMMLOMMMMMMMMKLKNMNNLLLONLMMMMMLMMMOMMMMMMMLMMMOMMLLNNNNLLLLNKNLLNMNLMMMNLMLMMOLNMMMOLMOMMMMMMMMNLMOMMMMMMMMNLMNLMMMMMMMMMNMMMMMMMMNMNMMMMMMLMMNMNMMMMMMLMMNMNMNOLMKNMMMPPMNMLMLMMMMNOMNMMMMMMMMMNPLMMMMNNMMKOPLMMMMNNMMKOLNLMMNMMKMOKMLMMMMMMNMOMMLMMMMMMNMOMNLNMKMNNNLKLLMMMMLOMMMMMNMNMMLNMMMLMMMOMMMLOMNLNLMPNNOLLLLLNMLMMNLMMMMNLNMMMMMLMMMNNNNMMLLMMMMOMNNMMMLMMMMMMNMMMKMLOMLONNNMOLMMMNMKNNLNLLNMNLMOMNLNMMLMMMMONMLNMLMLOMMNLNMLMNMMMMMNMLMMOMMMMMMMOMLMMMLMMMMOMNNMNLKMMMMLLMMMMMLMMMMOMLMMLKNMMMMNLNNMLMOLLLMNKMLMMMOMMMMOMNLNLMOMMLMNLMPMMNMMMMMMLMOMMNMMMMMMLMLMLPMMMMMLKNNMLLLMMMMONNLMLLLMMMMOMLNLOKMMMMMONMKMOLMMMMMNONLMOLNMLMMLMMLLMMLNMMNQMMOLNOLMMMMKNLLKMMMLONMNNMKNMPLMNMMLLLLLMOMMMMMOLONLMNLLMMLNLOMMMOMMMMMMLNLNMMOMLMMNLMLNMMOMMMMNLMLNMMOMMMMNLMLNMMLMMMMNLMLNMMMMMMMPLMMNNLNMMLMMPMLNNLNMMMMMOMLNNLNMMMMMONKOMONLLMMKMNKOMONLLMMKMMLOMOMMMNMLMMMMLNOMMMMLMMNLMLNMMMMLOLLMLMMMMMMONOMMMMLMMMMLONKMMLNLNMLNMNLMMMNLOMMLMNLMMMNLOMMLMMKMNLNMLMLOLMLMLMONLMMNNLMMNLLMMMMNLMOLMMMMMMMLNLLMLONMMMMOLLLMMONMMMMNLLLMMONMMMMNLLOMMLNMMMMMMMONNMKMMMMMNLLNNMLMMMMOLMLNMLLMMMMNNMLMMMOMMNMNMOKNNLOLLLLPLMLMNMMMMMMMONLMMMLMMMMNLMLMMOMMMMMLLMNMMMMMMMMMKNLOMNMNKLMLOMNNMLOLLMLNPMNLOMLMMMMLNMMNOMLMMMMNOKOLOOMLLNNJKKOLOOMLLNNJKNMMLQMMMMMMKLNMMMLMMMMMLMNMLMNNMMMLLMKMOOLMLOMMMLNNLLMMMLPOKMKLNLMNNMMPMMMMMLMMLNMOLNMMLLMMMOMOLMQNNMKMLMMLMMNNMMKNMMLMNMMNMOLLMMMKKMMNNLLMMMMMMMMMMMMNMMMMMNONLMKMMMMKONOMNMLMMMMKLLNNLLLMMMMNOMNMLMNMMMMLLLKMNLNMMMMNLMLMNMNMMMMLLMOOMLLLMNMNOMMMLNLLMMMNLOMNLLNMMMMMOOMNLLNMMMMMOOMNLLNMMMMMOOMMMMLMMMMNNNNNMMJMKNMKONLRMLLLNMMNNMLOMMMMMMMLLMLOMLMMMMMKOLNNMLMMMMMKLLMNMMLMMMMMKNLMMMMMMMMMKLNNNMLMMMMKOMLMMLMMMMMOOMMNMMLMMMMLKOMOMLLMNMMKPMMNMMMMMMMLKLLOMMLMMMMNMLKPMMLNMMMMOMMPNMMMMMMKKMMMMMLMMMMMNNMNMMMMMMMKOMOLMMLMMMMMLNLOMMLMMMMKLMMMMMMMMMMMLLLLMNMMMMMNNMOMMMLMMMMPOMMMMMMMMMMPNMMMMMMMMMMPNMMMLMMMMMNPMMMMMMMMMMMOMMMMMMMMMMMOMMNPNLLLMNLLPMLPMMMMNMMLOMLNMLLMMMMOMONLOLMLMMMLNMNMOLLMMMMMNMNMOLLMMMMMNOLMNMNLMMMMNNLMNMMMMMMMOOMMMMMMMMMLONNNLMLMLLMNMNMOLMLMMMMNMNMLMMMMMMMOONMLMMMMMMMOONMMMMMMMMMLOLLNMONMMMMLLMLLMNNMMMMMLMOMMMMLMOMLLMLMMMNLLMPNMMLMMMNLLMPNMOMPLLMNMLNLPMMMMOKMMMMQKMLNNMMMMMMQMMLNNMMMMMMQMMLMMMMMMMMOMMNLLOLMMMMNKNNLLNLMNMMMLNMLMNMMMMMLMPMLMLMNNMNLOMONMMMMMMMLMNKLLMMNOLMMNMMNMMLNMMMMNMNMMMLMNMMMMLMMMOMMMMMMMLMMMOMMMMMMMMMNNNMMKMMONMMNNNMMKMMONNNMLNKMLMMONLNLLOLMMMMKNLMNNMMMKMMNNLMNMNMMMMMLMLMLNLOMMNMMNLMLNLOMMNMMNLMLMLOMMNMNNNLLOMMNMMMLMLNLNNMMMMMLNLNLNNMMMMMLNLNLNNMMMMMLNLNLMNMMMMMLNMNMMMMMMMMNLMLMLLOMOLNNMMLMMLNMNMMOMLNLMOLMMMMPOMLMLMNMMMMPMMLMMMLMMMMPMMLMMMLMMMMPMMLONOLLMMMMKMLONOLLMMMLKMMPMLMMMNMLOMMPMLMMMNMLOMMPMLMMMNMLOLMNMLNLOLLNLNLMLOMMNLLMLMNNMLLMLMMNMNMLMMMMMMMNNMMNMMMMMMMLNNNLMNLMMMMMNMOMMMMMMOMMLMOMMMMMMOMMLNKPNKLLLNOMNMLOMMMMMMMLNMMMMMMMLMOMMMLNMMMMMMMNMNNLNMLMMMMLLLNNMOMMMMMMKLNNMOMMMMMMKLNNMOMMMMMMKOMMMMMMMMMOLOMMMMMMMMMOLLLLNOLNMMMLKOLOLNMLNLMLONMMMMMMMMMLMMLMMMLMMMMLOMNMMMMMMMMLNMNMMMMMOMMLMLMLNMMMMMMNNLLOMMNMMMMLOOMMMKKMMMMPLLLNMLMMMMMNLLNLMLMNLMMONLLMMMMNMMMMKLMMMMMMMMNPOMMQMMLMMNMKIMLOMMLMMMMLKMLOMMMMMMMLLMLOMMMMMMMLLMLOMMMMMMMLLMMOMMMMMMMLMLLNLONMLMMMKMNMMMLMMMLOLMNMMMLMMMLOLMMMMMOMLMMNMMMMMMOMLMMNMMMMMMOMLMMNMMMMMMNMMLMNMMNLONLMMMMLLLMLNNLMMMMMLMLMNNMMMMMLMLMOMLPNMMMMNLMOMLONMMMKOLMOMLONMMMKONLMMMMMMMMOMNLMMMMMMMMOMNMOMMMMMMMMLNMOMMMMMMMMLNNOMLLLMNMLLMNNNMLMMMMLMNLMNMNMMMMKLMNLMLLOMLMNOMLMMMMOMLMNMMNLMMMOLLOMKMNLMMMOLLOMKMLMMLNOMLOMMLOLMMMMMMMNKMMNMOLMMMMLMMMNMOLMMMMLMMMNMOLMMMMLMMOMMMLMNOMKLMMMMMLMMNMLNMLMMMLMMNMMMMOMNMLLLMMMKOLLKLNMPLMOOLNLQLLLMMONKLNMPLLMMMNNKMMMNMMMMMMMKMMMNMNMMMMLKMMMNMNMMMMLKMNLMMLMNLMNMMNLMMLMNLMNMMNMNLMMMMMMLMNMNLMMMMMMLMNMNLMMMMMMLNLLMMMMMMMNNOLLLNLMMMOMKMPMLMOMMMMLOMPMLMOMMMMLOMNMMMLMMMMNLMNMMMLMMMMNLMNMMMLMMMMNLNNNNKMLMKLLMNNNLLMMMMMKPMMNNMLLLLNOMMMNNMLLLLNOMLMPMNMLMLNMMLMPNOMMMLLMMNNLMLLNMMMPNMLMMMMMMMPOMMLMMMMMMMONMLMMNMMMKKNOHMLMNLOMMMMLLMNMMNMMMLMOJMLLMNLMNMMPKNOMOKLMMMMLKLNMMMLLMNMOKMOMMMLMMMMOLMNNMLMMMMMNKMNLMLNMLLNONMOMMMNMMMMKOMNMNMMMMMMLMMOMMOLMMMMLMLNLMOLMMMMNMMPLMMLNMNMMOMLMMMPMMMNLMLNMOMMMMMMLMMOMMMMMMMMMKMOMMMMMMMMMKMOMMMMMMMMMKLMMMNOMMMMNNLMMMNOMMMMNNNLMMMMLMMMONMMMMMMMMMMOMMOLMMLNLLMOOMOLMMLNMMMMOMLNMLPMMMMMLMLOMMLMMMMPLMLOMMLMMMMPLLKMMOOMMLMNNMLOMLLNMMMMNMMMLOLNMMMLLNMOMNNLLLMMKLMOMOLMMMNLKLMOMOLMMMNLKNNNMMNLLLMMLMMMMLMMMLNOOMMMMLMMMLNOOMMMMLMMMLNOOLLLNMLNMMMNOMNMMMNMMLMNMMNMMLNMMMMMOLNNMLMMNMMLQMNOLMMLMMMMLNNMMLKMMLMNNLLLMNMMMMMNMNLNMMMMMMMLKNNLLNNLMMMKNMMMMLNMMMLMLMLNMNMMMMMLKMMMMLMMMMMOMLLMNMOLMNLNLMLNMMMMLMMOONMLMMLMMMMOMMLNMLNNLMMMOMMOLLNMMMLOKLNLLMLMMMMNNMKLMMLMMMMPMMLMMMOLMNMNMMLNMNMMMMMLLMMMMMLMMMMOMOLMMMLMMMMOLMMLLNLMMMMNLMLMLMNMMMMMOLMMONLMMMMKJMOMMMMMMMLMLMNLMMLMMMMNNNNMMKMMMMMMMNLMNLLMMMMNOMOMNLMMMMMMLNMLMNKMMMMMLNOLMLLMMMMMMLMNNLKKNMLNJMMNNOLMNMLMKKMNMMNLMMMNLMLLNKNMMMMOMLNNMLMMMMLOKMPNMMKMMMMKOMLOOMLLMMLOMMLLMONMMMMMLNLNMMLMMMMMJMLLMOLMMMMMKMNMMMLMMNMLNNOMOMLLMMMIMNNLMMNMMMLKMNKNOMNMLMLKNMNLMMMMMLMNMMLNMMMMMMMLLNMLLMLMMMMPMMNLMNLMMMMLKMLMNOLMMMMQLMMMNMLLMMMNNLPMMLLMMMMNKMLMLLLNMMOPLMOLMMLMMMLMMLNMLNLMMMMOMLNMMNLMMMMNLMKNMONLMMMLLLLLMMNMMMMOLLLMNLOMMMMMLNNMLMLLMMLNOLMNMLLMMMMOOMOLMMLMMMMNNNLMMLLMMMMNNNKLMMLMMMMNOMMOLNKLMMMNLMLNMMMNMMLMLLMMLLNMMMMMNKKNNLNMMMMNMMMNMLOMMMMMKLKNNMMMMMMNLNMMMLNMLMMMNMMMLMMMOMMOMMOKMLLMMMMOLMLOMLLMMMMONMOLMOLMLNMMKMLNMMLMMMMNOLNMMMLMMMMNNMLNMMMMMMMLONPMMMOMLLMLLLMNMMMMMMMMKMMPMMMMMMOLLMMMMMMMMMMLMNMMMMNMMMMLNMMMMLMMMMMOMLNOMLLMMMMLLLLMNNLMMMMNNNMMMLLMMMNOJMMNMMLMMMMOOMLLMMLMMMMONNMMMNLMMMMLOMMNMMLMMMMOOLMMNMLLMMMPKMLONMLOMMMMLMMMMLMNMMMOMMMMMMMMMMMOMONMMLKMNMMLMNMMMNLMMMMMNMLLNLOMMMMMMLOKMLLMMNMNKMNNMMKMMMMNMMNMMMLMMMMNMMNMMMMMMMMNNNMNLNLMMMMLLOLMMMNMMMMLMLMMNMLMMMMMLMLNMMOLMMMNMLLMMNNMMMMNLLLMLMNMMMNNJMNMMNMMMMMLMLMNMMLNMMMNMMPMMLLNNMMLJMLNMMLMMMMOLMMLMLMNMOMPJMLLMNMMMMMNMMOLMLLMMMMLNMLMLNLLMMNPMMLMLNLLMMNPMLMMMMMLMMMPMMMMLMLMMMMPMLLMMNLNMLMQLMPOMMLMLMLNLLLMMMPMMLMNMMOMLMOLMNMLMMPONLKNNLLJIMLLMMMMNMMMMLPPNLMMMMMJJMOMNMLMMMMLLMOMMMMMMMMLLNLNMMLMMMMONMMMNMJNNMKMMMMMMMMMMLMOMMMMMMMMMLMOMMMMMMMMMLMOMMPMLMMMMMMMKMPMLMMMMMMMKMOMMMMMMMMLKLNNNLLNNLLKMNQMMLLMMOMLLNQMMLLMMOMLLMMOMMMMMOMMLMMOMMMMMOMMLMNMMMLMMLMOKMOMMMMMMMMMKMMMMMLMMLMPMMMMNLJNMMNMMMKLNMKMLNOQOLMMNMLMLOMPLMMMMMMMMMMNNOLNMMLMMMMLOMLMNMLMMMMNKMMMMMMNMMNMMLNMLMOMMMMMMMMNMMLMMLMMMMKNMMMMLNMMLMMLMMONMMMMNPMLMLMMMMMMMNLMMMLNOLMLMOMOMLKMMMMKOOOMLLLMMMLONMLNMMMMLMMNLMLMMMNMMMMOMMLLMMMMNMMPMMLLMMOMMLMMMMLLMMMMMNMNMMNOMMLMNMLKLNNMMLNLMMNLOMOLLMMLMMLNMLNLLLNMMNNLLLLMMNLMMNMOLMMMMMMOMMMLMMMMMMMMMMOOMMNLMMMLNMLNLMOMOLNMLMLLOLMNNNMMMMMLNMMNMMMNMNMLMLLMOMLMMMMNNMMMMMMNMMMOMMMMMMMLMMONMNLNMMMMMMNLMNLNMMMMMMMLMNLNMMMMMMMLMMMMMMMMNMMOMOMMMMOMMMMLOOMMMMOMMMMLONLMMMMMLMMNPNLMMMMMLMMNPLMNLMKNMMNNMLMNMMLNMMNMMLMNMMLNMMNMMMLMMMLMOMNMLMMMMMMMOMMMMMMMMMMMNMNMMMMMMMMMNMNMMNLMLNLMMMMNLNLMLNLMMMMNLNLMMMLMMMMNLMPNLMKLMMNOLLONLMLMMMMOMMOMMMLMMNMONNPLLMLLMMNNLNPLLMLLMMNNLLPLNLLNMNNMMLPLNLLMNMMMMMLMNMMMMLMOLMPMMMMMNMMMOMPLMMMMMMMMLLNMNLLNLNNMKMLMMMLMMMMPMNNMMNMLKMMKLMMLMMLMMMMONNLNLNMMMMMLLMPLMNKMMNMKOMLOMMMMMNMLLMLOMMMMMNMLLMLOMMMMMNMLLNLMMMLMMMPLMMMMMMMMMMOLMMLMNMLNMMPNMMMMMLLMMMPMMPLMMLLMMMMNLPLMMLLMMMMNLNMMMMMMMMMLLMMMMMMMMMOLMMMMMMMMMMOLMMMMMMMMMMOLMLNMMOMLMLMNLMLMMNNMMMMNLMLNNNMMMMMLNMLOMNMMMMMLKNNLLMNLNLLMQLOKNLNLOMMNKMNJMNMMMMLMKMOMMLMMLNNLOMLLMOMMOMNNLMOLMMLMMMMLNLONMMLMLMMMNLNMMLOMMLMNNMLOMMMMMMMKONMLMLMMLMMMMMLOMMMMMMMLLPLMMMMMMMMLONMMMMLLMMMONLLOMOMMMMMLNMNLLMMMOMMLLLMOLMMMMMMLMLNLMMMMMMMNLMLLMMNLMMMOMLMMLMMMNNLNNNLMNMMMMMMOLNLLLMLMMONONLNMLMOMMMMNNMLMMMNOMMMLMMLPMMMLMMMMNMLMMMMMMMMOMNMMMMMMMMMMNNMMMMLMMMMNNMLOMLMMMMMMMMNMLNOMMMMKKLOMNLNNNLMJPNOMNLJMLMMNNMLMLMMMMMMPMMNMMMMLMMMONOMMMMMMMMMLNMMLMMMLOLMNMLNLLMKNONMPLNNMMMMMMMMLLNNNMLMLLMMLMMNMLMMMMLMMLOMMMLLMMMMLNMNOMMMMMMMLONNNMLNLKMMLPLNMNMLMMMMMKLOLMMMMMMMMONKLNLNMLMNMLOLMMMNLMMMLNMMMMMLMMMMPOMLLNMOMMMMPMMNMLMNMMMMLLMLOMMOMMMMLONLMMMMMMMMMNMLMMNLMLMMPLNNLMMLMMMMMNNLMOMMMMLMLONLMNMLMLMMNMLMLLNMNNLMNJMLMNMLNMMMPMMLMLMNMMMMNMLNMMOLMMLMOKOMLMMMMLMMLOOLNMMLMMMMLJMNLLMNMMMMMLNNMMMMLMMMLLMMMMMLMMMMOMKPMNPPLLLLMNMLNMOLMMMMLLMMMOMLMMMMNMLNMMLNMMMMNJMNMNLLMMMMMMLMMMNMMMMMLLMNMOMOMMMMLNMLNMNMMMMMLMMMMMOLMMMMNLMMNMNMLMLMMLLNLNMNLMMMMLMLNLNMMMMMMKMOLMMMMMMMLMNLMOLMMMMMNMKMKNOOLLLMONLNMLMLMMMMNMMOMMMLMMNMMNNMLMMNLMMMONNKLNMLMMMMOMLLMMNNMLMMNLLMMMNOMOLMLMMMNLLNMMMMMLLNKNMLNMMMOOMNNMMLMMMMMOLNMMLMMMMMNMMMMLNLMMMLOOMLMMLMMMMMNLLOLMOMMMMMLPLONMMNLMMMMOLOLMNKMMMMNKMMMNOOMMMMLLKOMLPONLNLLPMOLMLOMMMMMNNLNNMLLMLMNLNMMMMNMMMMMOMOMMMOMMLMLLMOMMMOMMLMLLMOMMMOMMLMLLNMMMMMMLMMOMMMNMLLMMMMOLOMMMMMMMMMLNOMMMMMMMMMLNOMMMMMMMMMLNMMMOMMMMMMLOMMMNMMMMMMMNMMMNMMMMMMMNOMMMMMMNMMNNLKNMMMMLMMPLMMMMMMMMMOMMMNLMLLMKNMNLMLMMLLMMMMOMMLMMLLMMMMOMMLMMLLMMMMOMLMMMMMMNMMNMLMMMMMMNMMNMLMMMMMMNMMNMMLMMMMMOLMMLMLMMMMMOLMMLMLMMMLMMMMONMLMMMLMMMMONMLMMMLMMMMONNLMNMLMMMMNMNLMNMLMMMMNMMPLMMLMMNMLOMKNOMLMMMMPKMLNNMLMMMMOKMLNNMLMMMMOKMLMNMMMMPMNMMLMNMMMMPMNMMLMMMMMMPMNMMMMMMMMMNMNMMNNLLOLLNMMMNKNLMOMLLMNNMOKOMMLMOMLLNMNLMLMMMMLNMLMNOLMLMMPKMMMMNMNMMMMNMOLMMMMMMMLOMNMOLLMMMMLKMNMLMNMMMMJMLOMMNLMMMMLONNKONMKLMLMLMOLMPMMMMLMJLMMMMNMMLMNLMMMMMLMMMMOMMPLMLOLMMNLMNLLNLLMMMMNNLLMMLMMMMMNNNNNNKNMLLMKJNMNMKNMLLMKJLMNMLNMMMMLLNLMMMNLNMMNNLLNMMMMMNMOLLNMOMMMMMMOLMNMMMMMMMMNLMNMMMMMMMMNLLMNNLMMMMMMMLMNNLMMMMMMMNJMLNMLMLMNLLLLMONMMMMMLMNMMMLMMMMNNMNMMMLMMMMNNMNMMMLMMMMNNLPLMMKMNNMMMMKLMMMMMNMPNMNNMMLMMMMLLMPLNMLMNMMLKLNMLMMMMMMNMMKLMMMMMMMONMNKLLMMMMMMNMNLNNLMMLMOKMNMLMMMMMMPLMOLLMMMMMMOLLNMLMMMMMMMLMLLONMMLMMMKMLLONMMLMMMKMLLONMMLMMMKNOLNMKOLLMMMNMMNNLMMMMMLMOMMMMMMLMLMNLMNLMMMMMNPNLMNLMMMMMNPNLMNLMMMMMNPMLMOMLNMMMLLMLMOMLNMMMLLMLMOMLNMMMLLMMMMLLMMMMPMLOOLMLMMMMNPLOOLMLMMMMNPMNNMMMMMMMLNMMMMMMMOMMOMMMMMMMMMMMPMMMMMMMMMMMPMMLNNMNNMMKKMNMMMMMPLMLMMMNNMLLMMMMMNNOLMLMMMMNLLMMNMLNLMMMMLLLOMLNMMMMMKKKMPNNNLLMMOMLNMMMOMMMMONMMLLNLMNMMKNLMLMNLMNMMKLNMMMMMMNMLLMMMNMNMMMMLKMMMNMNMMMMLKLNLMMOMMNKNNMMMNMMMMMMNLMOMLMLMMMMNNOMMMMLMMMMLNNNLMMOMMMMLONLMLNLMMMMMMOKNLMMLNLMOKLOMOMLMMMMLONNOLMKMMMMKMMNOLMKLNMLOMNMMMMMLMNMLOMLNNMLMMMMMNONMMMLMMMMNNMMMMMLMMMMONNLLLMMMMMMPNMNMMMMMMMMLOMLLMMMMMMMOMMLNMMNMNMMLLMOMMMLMNMMNNNLMLLNMMMMMOMMMOMMMMMMLMMMMMMMMMMMOMMLOMMLMMMMPNLMMNMMMMMMMONNLMMLMMMMNNMMMOMMMMMMMLNMMKONLMMMKMLNNLLNMMMMLNMMMMMMLMLMPLMNMMMMMMLMNKMLMMOMMMMMLKMNMMMMLMMMNMMLMMNLMMLMNOMLNLMLMMMMPNMMMNOMMMMMLNLMLLNLMMNNNLMMOMMMMMMMLOMOMLMLMMMMLLLONMMNMMMMLOMMMNMONMMMLLMMLMMNMMMMNMLLOMOMMMMNLMMNMLMKMMMNMOMMMNMNMMMMLKMMMLMLMMMMNNLPMMMMNLMMOKOMOMMMMMMMLOLMNNLNMMOMKLMLOMMLMOMMNKMNMMMLMMMMPNMMMMMMMPMMLMMLMMOLMMNLOKLOKNNMLKNLMMLMMNMMMMMMMKMNMMLNMMMMOKMLOMMLMMLMPOMMLOLLMMMMMKMMMMMMMMOMMMMLMLOMMMMMNLLQMOMKLNMNKONMLLNMMMMMNMNMMLMMLMMMMKMPMMMMMMMNLNLNMMMLNMMLOMMLMLMMMMMMOMMKNMLMMMMMNKMLLMMMMNNMOMMMNLMNMMMMMNNNLLMLMMMMNNMLMMMMMMMMPMLLMNNLMMMMLKLLOMMMMMMMOMMNLLMMMMMLNMMLOLPOMLNMMNMLOMPLMLNMNNMLPNMMMMNMLKMMMMOMMMNMLNNKLNLKNNMMQOMLLOMLNNMMLNNLNLMLNMLMNLNLMLMMOMMMMLNLMLMMOMMMMLLMNLMLMMMMOLLLOMNLMMMMNMMLOMMMMMNMLLLLOMNLMMMMNMMMOMLMMMLNNMMLNMNMMMMMNNMLLMNMMMNMLLMLLMNMMMNMLLMLMMMLMMMMOMMLNMMMMLMMNLOMNLNNLKKLONNNMMLLMMMMMLLOLMOKMMLMNKOMMMMMMMMMMNMMNMMMMMMMLOMPKMLOMMMMMLOMMMMMMMMMMNMMLMMLMOLMOMMMLMMLMOLMOMMMLMMLMOLMOMOOLLMMNMLMLOMLMMMLMLONNMMLMMMLMMMMOMMLMMMLMMMMOMLNNNLKMLNLNMLNNMLLMMNMOLLNMOMMMMMMLMLNMOMMMMMMLMMNNMMLNMMMOOMNNMMLNMMMOOMNLMMMMMMMNNLNMMMLMMMMOOLNMMMLMMMMOOMNJMNLMLNLNMLNLLMNOMMMLMNLLMMLMMMMOOMLMMMMOMMMNMMLMMMMOMMMNMMLMMMMOMMMLMMMLMPLMMMMNMMMMMOMMMMMLKLLMMMNMMNMNMLLMMMNMMNMNMMMMMMKMMMMNLMLMLNLMMMMNMLMMNMMMMMMMKMMMNLLMMMMMKLMMNMMMMMMMOLMMNMMMMMMMOLMMNMMMMMMMOMLLMMMOOMMSMMMMKNKLNNLNNLLMMOLMMMMNLNPLMNLMMMMMNNOLMNLMMMMMONOLMNLMMMMMOMNMMMMMMLMNNMOMNMMMMMMNKMOMNMMMMMMNKMMMMMLMMMMOLLMNMNNMMMMLNLMNMNNMMMMLNLMNMMNMMMMLNMMLNOMMMOLMLMLLMOOMMLMNLMMMMMMMMMMOMMMMMMMMMMMOMMMLMOMMMMMMLMLMMMLMNMLONMNLMNLMMMMMKMQMMLNMLMLNJLPMMMLMNMMMKLNMMMMMMMMNLMMNNOKLLLMNLNMNMMMMMMMMNMNNNOKLLLMNLMNNMOLLLMMMKMOMOMMMMMMLMOOKLONKLNKMLOLMMMMLMMMLONOLLNNMMKMMMMNMMMLMMMMNNMLONNLMMMMLLMMMMMLMNMMPMMLMMNLMMMMNLMMMMMMMMMMOLMLMNMMMMOMLNMOLMMLMLMNMKMMMMMMMMLNNMMMMMMMMMMOLMMMMMMMMMMOLMMMMMMMMMMOLMNMLKMNNNMLLNNMLKMNNNMLLNLLMMNMONMMLLOLMLMOMNMMNLMNLMMLMOLMMLNMLMKNNLLMOMMMMMMLNMMMMMLLMLOOLLMOOLMMMLLOLMMPOMLMMMMMMMMMONMMMMMLMLMPMMMMMMMLMLMLOMMMMMMMMMMNMMOMMMLMMLMMOOMMLMMMMLMMOOMLLMMOMMMMMLMLLMMOMMMMMLMLLMMOMMMMMLMLMMMNMMMMMMMPOLMMNLLLMMMOOMMMMMMMLNNMOMLLLMMMNONNMMMMMMLMOMNLMNMLMMMMOMMLMLNLMMMMNLMLMLNLMMMMNLMLMLNLMMMMNLMMNMLMMMMMMOMNMNLLLNMMOLMMMMMMMOMMONMMMMMLMMMMOMMNMMMMMNMMMNMMMMMMMOMMLMMOMMMMMMMNMKMOMMMMMMMNMKMOMMMMMMMNMKMMMKLOLOLNONLOMLMLMPMMNLLLLMLPMNLMPMMMMMMLMNMMMMMMMMMLMNMMMMNNOMMLMMMMLONNOMMLMMMMLOLMLMMNMLMMPMMNNMMLMMMMPOMLOMMMMMMMPOMLOMMMMMMMPOLPNMLMOLMNLKLOMMLNOLLNLLMMNNLMMMMNLLMNLMMLOMMMNLMOOMLLMMMMMKMOOMLLMMMMMKMOLNNMLLMMLKLLMPNLMMMMNOLLMOMMMMMMMOMMMOLLMMMMLOLNLLNLMMMMNKNNLNMNLMMMLKLLMNMOMMMMMLNMMMMNMMMMMOMMMNNMMMMMMLLONMKMLNNMMMMNOMMMMMMMLKMPMMMLMLOMLNMPLMMMMMOMMOMMMMMMMMNMLLMLLMMOMMLMPMMMLNMMMOLMPLNLMNLOLKMLONPMMMMLMMMMNMMKNOMMMMMMKLMOLNMMMMMMLNMOMMMLMMMMLMNNLLKNMMLMNLLNNLKONLLMNNMLNLMMMMLMPOLNOMLOMMMMKOMOLMMOMMMMLOMOLMMOMMMMLOLNLMMNMLNLONMMMMMLNMMMQMMMLNMLMMNMPMNMNNLKNNLLMLNMLNLKNNLLNMNMLNLKNNLLNMMMMOLMMMMMLNLLMMMMOMMMOMMLPMMMMMMMMJMMMMMMMMMOPMMMMMMMMMMOPMMMMMMMMMMOPMMNNNMNLLLLMKMMMMLMMNMMOLLNLMMMMMMMOMLNLMMMMMMMOMLNLMMMMMMMOMMOLLNKLOPLMLMOMMMLMLPMMLNOLMLMMMMNMKLOMMOMMMMMMMLNMMOMQMLMMNLNLMOMMMLMNLLNLMOMMMLMNLMMMMNMPMLMMNMMMMNMPMLMNNMLMMNLNMLMNNMLLMMLPMNMNMLNLMOLNMLMNNMLMOMMLMMMNKMLMOMMLMMMNKMLMOMMLMMMNKMONMNLLMPLMJMMMNOMMMMMLKMNMNLMMMMMLKMNOLMMMMMNLMNNLLMLMMMMNMMMMMMMMMMMOLLOMMMMMMPMLLMLLMMOMMNOLMMMLMMMMMOMNMMMMMMMMMOMMMLNLMKNMLNNOKMLLOMOMMMMNLLLOLMNNLLMNOMNLLMNNMMMLOLNKNNKOMMMONMONMMKLLLMNLMPLMMMMMMMONMOMMMMMMMMONMOLMMMMLMMLNLMMMMMMMMMOMLMMMMMMMMMOMLMMMMMMMMMOMLMMMMMMMMMOMNLMOMLMLMMPLNOOMLMMMLMLLNOOMLMMMLMLLNNMMLOMMLMMLNNMMLOMMLMMLKNMMMNNMMLMOKNMMMNNMMLMOMMMMMMMMMPLMMMMMMMMMMPLMMMMMMMMMMPLMONLMMLMMMMNNMMMLMOMOMMMMMMMLMOMOMMMMLLOMLOMLMMNOMMPMMMMMMMLOLMOMLMMMMMLOMMMMMOMMMMOMMMMMMOMMMMOMMLOMMLMMMMOKLPLLMNMMMMPMMOMLMMMMMMONMLNLLLNMPLNKMNLMMMMMNMMLMMMMMMNMLLPMMLMMMLMNMNNMMLMMMLMNMNNMMMMMMMMNMMOMMMNMLMOMMMMKNMMMMMPOMMLMMOMMMLNMMMMOMLLMMLMNMLOMKNMKOMNMLNMMMOMLLNMMMMMNMMNMOMLMNMLKMLPMPLMLMMNJMLPMPLMLMMNJMLNMOLMLMMNKOLMMMMMMMMNNOLMMMMMMMMNNOLMMMMMMMMNNOMLMMMMMMMMNMLLLOMMNMMNNMMMOMMNMMNLLMMMOMMNMMMMLMMMOMMMMMMMLLOOLMMMLLMNNLNMLNMMMMMLMLMONLKLONLNLMNOMLKMNLLOLMMPMMMNOMMMKMLPMMMNOMMLKMMNMMMMOMMMLMNLNMKMMMMPLLNLNMKMMMMPMMLMNMLMMMMNLLOMLMMONLMKNMMMLMMOMLNMMMLMMMNNNMMMMLPNMMMOMLLMNMNMMMMMOMMLMMNMMMMMOMMLMNNMKONLMMMLMOLMMNMMMMNLPMOLMLMMMMMLLMMLOMLNMMMNKMMLOMLNMMMNKOMOMLKLMMLOLMMMNMLMMMMOLMMMMNNMMLMNLMMMMNNMMLMNLLNNLNLLMLOMMMLNMNMMMMMLKMLNMNMMMMMLKMLMMMMMNMMPMOMMMOMMMMMLMOMMMOMMMMMLMNLLMLNLNNLNOMMMMMMMMOMMMNMNMMNMLMMLONMNMMNMLMMLOMLMMMMMNMMOMMLOLOMOMMMLJMLOMOMMMMMKJMMNMMMMMMMLLMLMMMMMMMMPMMMLMMNMOMLNMMMMMMOMMMMNMMMMMMOMMMMNMMMMMMMMMMMPMMMMMMMMMMMPMMOKKMLLLOOMLMMOMMMMNNMLLMNNMMLMMMMNMMOOLLLMLOLNMMLLMMMMMMMOLMLLMMMMMMMOLMNOMMMMMMMMNMOOMMLMMMMMLMPNLMMMNMMLKOMNMLLMMLMNMMNLMNLMMMMMLMNMMMMMMMMNMMMMMNMMMMLPMOMMMOMMMMMMOOMMMOMMMMMMOMNNMNMLLMLOMMMMMMMMNMLMMMNMMMMOKMLQOMLMMNLMLMMNKMLNMMLOLMMMNMMONLMMMMMLKMMLMOMMMMMLKNLMMMOMMMMLOMMNMMLMOMMLLNNLLMLMMMMLKNLMMMMMMMMOMMMNMMMMMMMLNLMMLMMMMMMOOMMMMOMMMMMKJNLNLLNLMMMNOLPMMMNMLMMMIMLMMMMMMMMNLLMNMMMMMMMONLNMMMMNMMMNOLMMLNLMMMMONMLLMMLMMMMPMMLNMMMMMMMNKLLLNMNMLMMNMMLOMMOMMMMKKNLNMQMMMMMLKNNLNLLMMMMNOMOLMMNMLMMLONLKLNLMMNMOOOPMLOKMMMMKPMMNMMLOLMMLLMNMMMMMLMMONMLMMOMMMMMKKMLMLMNMNMMMMLOLMMMNMMMLMMOMMMMMLLNMLLMMMPMMMMMKNLLNMONMLMMMKNLLMLMMLMPONNMKMMKMMMMOOLNOMLNNMMLKKMOPMLKNLMMMNLLNMNMLMMMMMMOLLMMMNMMLONLMMMMMMMMLLLMNMMNMMMMLNLMLMMNMLMMOMLLMNMOMMMMNMNLMOLLMLNMOLLONMMMMMMLMNMMOMMMMMMMNKLMNMMMMMMMNNOMMLMLMMMMLPMMMMNMMMMMLLMNMNLLMLMLNMMLLMMPMMMMNMMLNMMMMOMMNNLLOMMOLMNNMNLMMMLLNMMMNLOMLMMLMLNMONMLQMLMNMNNKJMMKMOMMLMMNLPLMMLLMMMMOKMLNLNOMMMMLKMPNMLLMMMMKNMLMMOOMMMMLKMLQMMLMMNMLNMOMOMLNMMMMMMMMMMMMMMMONMLMMMMMMNMPKMMLNOMMMMMLMMLNOMMMMMMMNMLOMMMMMMMLLMMMLKMMMMMQLMKKMNLMNNLNLMMLOLMMMMMNKLLNNMMMMMMLLLNMNMLNMMMLMMPNMLLMLNNLNMMNMMMMMMMLLNLMLMOMMMNKMLLMOMLMMMNOLMLLMMLNOMMPMNLNMMNMMMMMNNPLLMJMMMMMOMLLMOLMLMMMKMMMMMNMMLMNLMLOMNLMMNMKIMKPMLMLLNNMNLKNMONLLMMNMNNLMNNMLMMMMLMLMMOMMMNNMNOMMNLMMMMLNOKMMLNKLOLOMOKLNLLMMOMNMNMNNMLLMMMONNMMMMMMMMMOOMMLNMMMMMMNLMMMMMOMMMMNMMLMMMOMMMMNMMNNNKKKMMNOKLNNNMMMMMMLMLLMMMNONMMLMLMNLLOMNMLOMLMNLLOMNNLNMMMNLLNMOLLNNMLLMNLNMLNPMMLMMMLNMMMOMLLOLMOLKOLOKMNMMMMMLMMONMMMMMMMLMMOMMPLMMLLNOLNLMPLMMLLNOLNLMOMMMMMMMMLLOLMMMQMLMMLLOLMMMQMLMMLLMLONMMLMNMLNNNLMLLOMMLNKNNLMLMMMMMNKLNLMMLNMLNNNLNLMMLNMLNNNLNLMMLNMLNNNLNLLNNMLNOLKMPLMLOMMMMMLMLMMOLMMPMNLMMMMMMNLMLMMMNLMMMNNMMMLMNMMMMMMOMLLMNMMMMMMOMLLMMMMMMMMOMLMLMNLNMLMLONLLONLLNMMMMLNNNMLMOMLLMJNNNMLMOMLLMJNOLMMMOMMMMLLMMMLLNMNLNMMMMMLLNMNLNNMMNKMMLMNLONNMLLMMLMNMOMMMMMMMLLMMOOMNLLMLLNMOMNLNLLMLLNMOMNLMLMMLLNMOMNLMMMNMMLMMMMLQLMMLNMMMMLMQLMMLNMMMMLMQLMMLNMMMMLMPLMMMLMMMMLNOLNLNNLMMMLLOLMNMLMLMMOOOLMNMLMLMMOONLMNMLNLMMOMOMMLMLMMNMLPNLNLMLLNMMNNOLOMMMMMMMLNPLMMMMMNMNLNPMMMMMMNMNLNNMMMNMLOLMMMLMMNLLMMMMNLNMLMOLMLMMLNNMNMMMMMMMLOMMMMMMMMMOMMNNOLLLNNMLLMNMMMMLMOMLMMOLLMKOMMMMNNLMMMNMMMMMOOMMMMMMMNMMMMMLLMNMMMMMPMMMMMLNMLMMMMLNMOMLMMMMMNMMMMMLMMMMOKMOMMMMMMMMKKMLMMMMMMMMPMMNMLMLMMMMOLMOLNMLMLMMNMNMLLNLMLMMONLMNNMMMLMMNNNLMMOMMMMMMLMMNMLLMMMMNMNMMMMLMLMMOMMMNMLMNMMMMKLMNLMMMMMMNMNLNMMNMMMMKOLNNMLNMMMMLMMLMMMLNMMNONLNNMMKMMMMNMMNOLLLMMMMNLMMMMMMMNMMLMMLOMMMMMMMLMLMNNLKMNMMMLMMMNKLMMMMNNMLOLNLNMMMLJLLMMMLMMMMONLNLNLNMNMMLKMNMMMLNLMMONOLLMMMMMMMOOLMMMMMNMLMOMMLNNMMMMMMMMMNMLMLMMMMNNMMLMMNMNMMLMLMMMLLNMMMPNLONNLMMMMMKOMNNMMMMMMMMOMNNMMMMMMMMOMNNMMMMMMMMOMNOKKNNMLLNMMNOKKNNMLLNMLMPMLLMNMMNNNLLMMLLNMNNOMMMMMMMNMOMMMMMMMMMNMOMMNMMMMMMMMPLMPNMMMLMMMMLMOMKMLMMMMMPMMOLMMLMNMMNNMNMMLPLLMNNNMNMMLPLLMNNNMMMMMOMMMLNMMOMMLOMMMMNNMLMMMOMMMNNMMPMMLMMMMOMOMPLMMMMMLMLKNPNOMKOLKLLLMPMMMMMMLMMLNNLOMLMMMMLNONLNPMLMLLLJPMMMPMMMMMLKNNLNNMLMLLMKLLLNLOMMMNPLMNLMMKMMMMNLONLNLNLMMMMMNLMNLOMMMMNMNLMNLOMMMMNMONLMMMLMMMNLONLMMMLMMMNLONLMMMLMMMNLMMMMMLMMMOOMMMMMMLMMMOOMOLMMMMMMMMMMOLMMMMMMMMMMMMMMMMMMMMQMMMMMMMMMMMQMMMMMMLMONMONNMMMMLOMMMLNNMMMMLOMMMLNMOOMLLMMMMMMMMNMLMMMMMNMMMLNLNMMMMNMNNLOLLNMMLNMNNLOLLNMMLNMNNLOLLNMMLMMMLMMMMMMMMOMNLONKNLNLKLKNLONKNLNLKLKMMNMMMMMMMLKNMMMLNLMKLNLOMMLLMMNMMOKNLMLMLMMMMNKMNNNMNMLLLLMMNNNMNMLLLLMOMOMMMMMMMLMOMOMMMMMMMLMNMOLNMMMMMLLLLMNMMMMMMMONNLNOMMKLLKLOOMMMLMMMMKMMMOLMLMMMMNKMPMMOLMMMMMLMOMLOLMMLMMKMLMMNMMMMMLLLOLMLLMMMMMMMOMMLLMMMMMLNNLOLNLMMMMMNNLOLNLMMMMMNNLOLNLMMMLNNMMMMLPMMMMNNMMMMLPMMMMNNMMMMLPMMMMNMLMMMMMMMMPMMLMMMMMMMMPMMLMMMMMMMMPMMMMMLOOMMMLMKLMNMLMNOMOMKLMNMLMNOMOMKLMNMLMNOMOMNMLMMPMLMMMONMLMLNMMMMNOMMMMNPMMMNLLNNLMMKLNMMNNMNLMMLMLMNPOMNLMLLMLMNQNMLLMMMMMMMOMNNKOLNMLMLNOMLMMMMMMNMQMNNKOLLMLMMNONNKOLLMLMMNOOOLMLKLMNMOMMLJLOMLNMMOOLLMMOOLMMMNNNMMMLMMOMMMLNLMMLMMMMMNNNMKMNMLLNMOPMPLMNLMLOMMJMLMMMMMMOMMMMLMMMMMMOMMMMMMLOMMMMMLLMMMLOMMMMMLLMPMMMLMMMNNKMOMMMMMMNMLLMNLMMMMMLMOLMNMMMMMMLMNKNMMNMLPMMMLONMMMMMPMMMLNLNNLLMMMNMMLLOOMLNMMMMLMMMNMMMMMNMNMMMNMMMMMNMNMMQMMMMMNMMLKMQMMMMMNMMLKMOMMNLMMMMLMMOMMNLMMMMLMMOMMNLMMMMLMMMMNMMMMMMPMMMMNMMMMMMPMMMMMMMMMMMOMMNLMLLOMMMOLMLMMLLOMMMPLMMLMMMMMMMNLMMMMMMLMMNOMMMMMMMLMMNOMMNMOLLMMKMPOMNMNLLMMKMPNMLLMOMMMOMMLNNLNNLMLMMLNNMMNMMMMMMMMMLNMMNMMLMOLMLMMNLMLNMOLMNMMLLMNMMMNMLMMMMMMMMNNNLNLMLMMMMMLMNLMMLMMMMOKLMMNMMMMMMMMMNMMMKMMMMMNMLMLMMOOMMNMNMNMMMMMLMMOMMLMLNNMMMNMMNLMLOMMMMLLLNLMNNMMMMLKMLLNMLMMMMPMLLOMNMMMMMLMNLMNLKMMMMNLMLPMMMNLMMKMMOLMMLMMMMLNOMMMLLMMMMONMLMMMLMMMMOMMOMMLLMLNMMLMNLLMOMLMMMMLMMMLMMMMMNLLNLNNLMKMMNNLLOMMMLMMMNLMMMKLMMLNNRMLMKMMNMLMMNLLMMMMMMMMMOMLMMMMMMMMMNNNMOMLMMMMMLMMNMMMLMMMMNOLNOMLMMMMMLKMMLMLNMMMMNNMLLMMLMMMMOLMMLMMNMMMMKONMMLLMMMMMOLMLOMMLMMMMKLNNLMMLMMMMMNLMNMLMMMMMNKMLNMMMMMMMNLMOLMMMMMMMLMMNLMMOPMMMLMLLMMNNMMMMLLMMLNMMMLMMNLMMMMMMMMMMMKOLMMMLMMMMMNMLMMOMNMMMLLNMMLLJMMMNONMNMMMLMMNMOMMLMMMMMMMLPMLKNMNKMNMMOKMOMMLLMMMMMMNLMNMMMMMMLKMNMMLMNLMMPLMLLOMLNNMMLNMMLMOLMMNMMMNNMLLKMMMMMMMMLMMNMMMLNMMMNMLMMMMMMOLOMLLMMNNMOKMMMNMMLMMMLLNLLMMNMMMMNNNNLMKLMMMMONMLNMMOMMMMMKMLMLMMMMMNOLKNLNMOMMMMLNMMMMNMMMMMNKLMNMMLMKNMNOOMNMLLMMMMLLLOMMLMMMMMKNMMMMMMMMMMOKMMOMMLMLMOMLMNLMLMMMMMNLMMMMMLLOMMNMMKMMNQLLMMNLMMMLMLMMMMOMLMKNOKNMMLNKNLNMMMMMMMLKMLOMMOMMMMLLMMNMNMMKMLMLMMLMMLMMMMONMMMNMLLMMMNMMMMMMNLMMMOMMMMMMOMMMMLNMLMMMMMMMMOMMNNLLMMMMMMLKMNMMMMMMMNNMLMMNMMMMMMLLLNMMMMNMMNLLMLMOLMMMMMKMLMMMOMLMNMMNNOMMLMLMMMMMMNMLLMNMMMKMMOMMMMMMMLMNMMMMMMMMMOMMLMMMMMMMMOMMNLMNMMMMMMNMNLMNLMLMMMLMLMMOMMMMMMMMLMMOMMMMMLKMLOLMLMMMMNKNLOMMLMMMMLPOLLMMMMMMMNOMNLMMMMMMMNMMLMNMMMMMMNLMLMMMOMMMMMMNMMNMLMMMMMMOMMMMMMMMMLOLLMNMOMMMMLNMMMNLMMLMMMNLOMMNLMMMMLMMNMMOLMMMMLMMMMNMMMMMMMLMMLOONLMMLMLMMLOONLMMLMLMMLOONLMMLMLMLLLOMMMMMOLMPLLLLNNNNMLNLLMNMMMMMKNMLNNNLNMLMLNNNLLMMMLNLMLMNMMMNMMMMLMKNNNLNLMMMMMKNNNLNLMMMMMMOMMMLMMMMMMLNMLMNMMMMLNMMMMMMMMNMMMNMMMMLMNMMMLNMMMMLMNMMMLMMMMOMMNMMLLQLLMMLMNMMOMQLLMMLMNMMOMQMMMMLMMMMONPMMMMLMNMMLNNLLMMMMMMMNKMLMMMLNMNMPMMLMMMLNMNMPMLLMMMLMMMMOMMMMLLMNMNMOMLMMLMKMNNLNMMLLMMLNNMMOMLLOMMMNMMMMNQMLMMMMMMMNPQMLMMMMMNMLPOMLMMMMMNMLNMMMLMMMMOOMMMMMLMMMMOOMMMMMLMMMMOOMMMMMMQMMMMMLLMMMMQMMMMMLLMMMMPMMMMMLKMLNMMLMMMMNMMLNMMLMMMMNMMLNMMLMMMMNMMMLMMLNLLOPMLNMNNNOLLMLLLNMNNNOLLMLLMMMLONPMLMLMNLMMLNOMMMMMLNNMLMMMMMLOMMLLNKOKKNOOMKMMLMOLLONLNMMMNLLMMMONNNKLNLMLNKNKLLMLOMNMMMPLLLMLOMNMMMPLONMLLNMMMLNNONMMLNMMMMLNLOLLOLNMOMMKMLMNMQMNMMMMNLMMMMMMPMMNMLNMLNLLMMNMMLNMLNLLMMNMNMNMMLMMMMMMNLNMMLMMMMMMMLMMMNMMMMNMLONMLMMMMMMMMMMMMMMMMMOKMMMMMMMMMMOKMMMMMMMMMMOKLMMOLLMMMMPLMLMOMMMMMMOLMMMMLMNMMMOMMMMMLMNMMMOMLNMLMMMMNLNLKNMLMMMMNLNKMKNLOLNKMMPLNLMMMMOMMMLLMMMMMMMMMMNMMLMMNLMMMMNLNLOMLMMMNMNLOMNMLLMMMMLMMMMMLLMMMMOONNKLNNMLOLKMMPMMMLMOMMMOMNLMLMMMMNOLMNLMLMMMMNOLMNNMLLMLMMNKMMNMMMMMMMLKMLMNLNKNKLNLNLNMMNKMKMOMMLLMNNMMMMLKOOLLMKMMMMMLLMNMMNMMMMNNLNLMMKMNMMONMMNMMLMOMMLLLNNOLMLOMLLLLNNOLMLNMLMLLOLMLOMNLMMMMMMMMMMMMMPNMLMMMLNMMNONMNONLMMMLMLMMNONLMMMLMLMMOMMNLMMMMMMMOMMNLMMMMMMNMMNMLMLNMMMMMMMLMMMLMNMMLMMMMMMMMNLMLMOMLNMMMMNMNMMMMMMMMMNMOMMMLMMMMKLOLLMMMMNMMLOMMMMMNMMMMPMLPMNLMMMMMKPLLMOMOMMLMNKMOLMMOMMLMLMMOLMMLMMMMLKLMNNMNMMMMKKMMMNMMMMMMMLMMNNNKMLMLMKOMMOMLMMMMNLLMMNNMMMMMLKMOMLMNMMNMLNMMMMOMMMMMLONLMOLLMMMMMMNKNLMMLNMMPNLPMMMMMNLMMMNMMMMMMMMMMNMMMLMLMMMMNKNMMMMMMMMMLNNOLMMMMMMMLOMMLOLNMNMNLONLPLKOMMKMONMMMNMMMMMMMKMOMMLMMMLMOLMMMMMMMMNMMMNMLNLMMNLMPKLLLNONMMLMNKMPLLMMMNMMKOMNMMNMLLNLMNMNMMNMLLNLMNMNMMNMLLNLMNNMMMLLMMNMMNMMNMLOMMLNKNLQMMMNLLLMNNLQMMLNMMMMMOMOMLMLMMMMKOLNMNNLLMLMOJLNMNNLLMLMOJOMMMLLMMMMOONLMMMMMMMMMONLMMMMMMMMMONMLMNMMMMMLLNMLMNMMMMMLLOOLLMNMLNMLLOOLLMNMLNMLLNLMOMMMMMMLNNMMNMLMLMMOMMNMMMMMMMMLNMNMMMMMMMMLNNMMMLLLMMNPKNMMMLLLMMNPKNNMLLKMMMMOLLNMLMLMMMMNMNLMLMOMLMNLLMMMMMMOOMMMMMMMMMMOMMMNMLNPMMLLMLMQKMNMMMNLLMMMMMNLNMMMMMMLOMMMMLMMMMMOLLPMMNLMMNNKPMOMMMMMMOMKLNLMMMMMMMMLOLNNMMLMMMMMMNOLMMMMLMMLOMLMMMPNMMMMMLPLNLMMMMMMLLLLLPMMMMMOJMNMMOMMMMMLKMLOMMNMMMMLLMMLMKMMMMMNMNNMMMMMMMMLLMNLMMMKMMLMMMNMMMNMMMMJLMMMOMLMMMMLNNMLMNLMMMMMKLKOMLMMMMMNKMMMNMMMMMMMMLLMMMNMMMMMMNMMOLLMMMNLOMLMNMMLMMMNMLLNMOLMMNMKMLOMMLMMMMNNMNMLLNLMMMMLOONMLMLMMMNLOMPMMMMMMMMKLLMLMNMMMMMLMNLMMMMMMNMNNMMMMMLLMOMNMLOLMNMMMMMMLLPLMLLMNNNMONNMMMLMMMMLLLKLNMMMNMMQNOLMMMMMNMMMONLMMMMMMNMMOMMLMMOMMMMMNMLLMMNMMMMOMLMLMMMONMMNNLLNNMLMMMMOKMMMNMMMMLMMNMNMMMNMMMMLKMNMMNLMMMMMNMLMMMLMMMMONNMMMMLMMMMKNLMLMMKMMMMOLNMMMNMMMMMLMMPLMLMMMMMLPNNLNLNLMKMNLNNLNLNLMKMNLNNLNLNLMKMNLMPMMMMMMLNLNMNLMLLMMMMOMMOMMMLMMMMNMMPMMMMMMMMKLMNMLMLMMMMNNMLLMMOMMMMPLMNOMLLMMMMOLLNNMMKMMMMNMMNPLLMMMMMNLMOOMMMMMMMLLOOLLMNLKLONPMLMMNMMMMNMNNMLNMMMLMMNNMMMLMOMMMNMNPLMMLLMNNMMPNMMMMMMMMMLOMMMMMLMMMONMMMMMMLMMMONMMMMMMMMMMOMMKLMLOMLOLMOKLNMMMMLNMMNMLLLMLNMNMMOMMLNMOMMMMMMKMLNMOMMMMMMKNLMMNNMMMMLOMLLMMOMNMKOLMLLMMOMNLKOLMMLMMOMNMKOLMLMMMLLNMMNMMLMMMMMLMMOMMLMMMOONMMMMMLMMMOONMMMMMLMMMOONMMMMMLMMMNOMMMNMMMMMMMMNMMLMMNMMMLLMOMOKMNMMMLLMOMOKLMKMOLMNMMNKLNLMOMMNMMMKLMMMMMMMMMOMLMMMMMMMMMOMNONMMLMMLMNLMMOMMMMMMMMKMMOMMMMMMMMKMLMMMOMMMMLMLLMLMNMNMMNNMMMMMLMMMMOMLOLLMLOMNMNKLMNMMLMMMMMLNMMMNMMMNOLLNMLLLMMLNMOOMMMMMOMMMMNMMMLNMMMMMMOLMMLLLMNMMMOONMOMMMMMMMLNMOOMMMMMMMNLNMNLLLMMMMNNNMMMMLMMMMNLMKNMMMMLMMNLMLMMMMMMMMPMOOMMMMMLMMLKMLOMMMMMOMLLLOMMMMMMLMNLLPMMMMMNNMLNLOLMMMLNNLNOLNNMNMMMMMLNNNMNMMMMMMLMLNMLLLMMMMNLMLMNMNMMMMLKMMMMLLLOOMMLNOMOLMMMMLMNMLMMMMMONMOMMNMMLLMMMLOMMMMNMNMMMLLLMMMOMMMMMMLNMMMLMMMMMLNLMLLLMLPMMPNMMMMMMMPMMNMMLKMLMMOMMPOMMLMMMMLMMMPMMLMNMMMNMMPMMLMNMMMNMMPMMLMNMMMNMMPMMLLLLPOMMNNMMMLMMQMMMMOMMMLMMQMMMMOMMLMMMLMMMMPMMLMMMLMMMMPMMLMMMLLPOMNMMMMMMMMPMMLMMLPOMMMMMMLOMPMMMMMMOMLKMPMMMMMMOMLKMLMMMMMMOMMMONMLMLMMMMNMPNLNNKLLLMONNKLNMLMMMMOMMNLMLNMMLMNKMKKLOQOKMMPLNMMMMMMMMMOLMMMMMMMMLNPMQMMMMMNMMNLONLLMMNLPKMNMMLMMMMMOMMMMMMMMMLMOMMLMNNLNMPMLLMLMNMMMMNMMMMLNMMMMMMMNMMMMMLMMMLMNMMNMMNMMMMMNMMLMMMMMNMMMMMLJLKOMMMMLMMNNNLLMLOMMMMNMMKONLMMMMMJJMLMMMMMLOMNMLLMOMMMMMMLMMJONMNMKMLNKMMMMONMMMMKNNNMLLNMMMMLNMLNLMLMMMMONMMMMMMLMMOLMNMLMMMMLMMPPLPNNMMMMMMLKLMMOMMLOMMMNOLMLMMMMMMMMMMMMMOMMMMLLMLLNMOMMNMLLNOLLMMLOLNKNMMNMMOMMMMKNOKNLNKLLNMMMMOMMMLMMMMLLMMMMMMMOMMMMMLMMMLNNMMNMMOMMMNMMLMMKLMMLMLMMMMOMLOMMPMLMLLNLLLMNMMMMMNNLLLMNMMMMMNNLLLMNMMMMMNNLKOLMNMNKNNLLLMLMOLMLNMNLMMMLPLMLLNOOMLMMOLMMMMLOLLNLNOMMMMMMMMLMONMMMMMNMMLMONMMMMMNMLOMMNMMMMMLMMMLMMOMMMOMMMMLMMOMMMOMMMMLMMMMMMOMMNOLLMLLOLOKLONLNLNLLNMNLNMMMLNLMNLLMNLMOMMMMMNLMLMMOMMMMMOLMMMMMMMOMPMMMMMNLMNMMMLNMPLLONNNLLLMMPLMLMNOLLMNMMMNNOMLNMMMMLMNNOMLMMLMMLNOMLMMNMMLMMNKLLKNNPNLMNLMMMMONLMLMKMNMMMMLNNKMKOMLNMMMMMLLMMMMLMMMMOMNMMMMMMMMMNOOLLMNLMMMMMNMLMNNLLMNMOMLMMNLMNLNMMLMLMNMLMMMOMOMKLNMNMMMMPLMLPMLNMNMMMOMLPMLNMNMMMOMLPMLOMNMMLOMLNMLNMMMMMNMOOKMMLNKLNPMLOMMMMLMMMKMMMMNLMNMMLOLPLMNOMMMMLOMKMMMLNMMNPMOPKLKKLLOMOMONLLLKMLOMOMNLMMMMMMMMNNKOMMLLMMOMOKNLLMMLNMMMOMMLLMLMMLOMNMMOLMMMMMMMLMMOLMMMMMMMLMLMOLOKLMMMOLLNJNOKMLLMOKMMMMMMPNMMMMOLLMMMNMMMLKMLLMMNMMMMLLNLNMMNMMMMMMNLNMMLMMMMNMLMONLKMNMMNLMMOMMMMMMMMMMMOMMMMMMMMMMLNNMMMMMMOKLNNNLKMOMLMLLNNNLKMOMLMLMONMMMLMMMONMMNMMMLMMMOLMOMMMLMMMOMLMLLLMMOMLONMMLLLMMOMLONMMLLLMMOMLONMMLOMMLPMMPLLMMMMMMNMMMLMMLMMMPMMMMONNNMNNLNMLLLMMPMMMLMMMMOMMPMMMMMMMMLLMPMMMMMMMMLLMMMMMMMMLMQMMMMMMMMMLNQMNMMLNMMMMMLONMLMNLMMMMNOMLNMMLLMPMNLLMMMMLNOMMPMLMMMMLNOMMPMMMMMMLMMMMOMMMMMMLMMMMOMMMMMMLMMMMOMMLNMMLMMMMPNMLNMMLMMMMPNNNMOKLMMLMMNMMOMLMMMMMLNMNLMMMMMMMOMMMNLLNLLLNPMMLMMMMMMLMPMLLMMMOMMMNOMMMLMMOMMMNNMMMMMMOMMMMNMMNLMNLOKNMKNOLMNMLOMMMLMMNLMMLOMMNMNLMMMNLLNMMPNMOMMMMMMMMNNMMMMOLMMMMKNMMMOMMMMMMLMMMNMMMLMMMOLLNNMMLMMOMLMMLMMNMMMMMLKMOLMMLNMMNMONKOKLNLLMMNMNLMMMLMMMMOONLMMMLMMMMOONMOLMNMMLMLMOLMMMLNLMOMOOLMMMMOMMMMOLNMNOMMLMMKMMMMNOMMMMMLNMLOLNLNMNMLJMLOLNLNMNMLJMMOMLMMMMMLKNMLMMMMMMMONMNMLLMMNMMNPNNMMMLMOMMLONNMMMLMOMMLONNLMMLMOMMLOLNNMMMMLMMOOLNNMMMMLMMOOMMOMMNMMMMLNMNLOLLMMMMMLNLMOLLMMMMMMMLNLMLOMLMOLMLNMMMMMMMOLMKNLLNPNLLOLMLNMMLMOMMPNOLNLMMMMMMMKOLNLMMMMMMMKLLNMLNPLLLNNNLMNNLLMMMNKLNONKNNLLLNLMOMMMOMMMMLMLMMMLNNMMMQLMMMMMLOOMMMMMMMMMMONMMLMMMMMMMONMMLMPOLLLLLOLMOONNNLLKNLLMNMNMNLMKOMLMNNMMNLMKMMMMONNMNMMLMMMMLNNLMLMMMMMNNNMOLMMMMMMNLLMLLNMLMMMMQLMMMMMMMMMMOMMNNOLKNLMMLNNOKOLKNLNMKNNOKOLLNLNMKNMOLNMLMMMMMKLOMLMLMMMMOONLMNMLMMMNLOPLLLLNNMMNKPOLLLMNNMMNLOOLLLMNNMMNLOMMNMMLMNMMNNMMMMMMMMNMMMMMMMMMMMNMMMMMMMMMMMNMMMMNMNMMMMMMOLNOMOMMMMMMNLMMMMMLMOMMNMMLNMMLPMMLNLMMOMMMLMLMNLMMMLMPMMMMMMMMMLMPMMMMMMMMMLMPMMMMMMOMLMMPMMMMMKOMLMMPMMMMMKOMLMMPMMMMMKMMMMMMPMMMMMMMMMMMPMMMMMMMMMMMPMMMMMLNLLNKMNMMOKMPLMMMMMMMNMMPMMMMMMMMLNLNMMMMMMMMOLOMMMMMMMMMNMOMMMMMMMMMNMMMMMMOMMMMPMLLMNMMMMMOPLLLMNMMMMMMPLMMMMMMMMMNNMMMMMMMMMMNMMOMMMMLOMMMMLNLQMLLMMMNKJMNNMMLMMMLOOMMLMMMMMMMOLMMLMMMMMMMOLMMOMMMMMMMKOMMOMMMMMMMKOMMNMMMMMMMLOMMKMOMMLMMPNMKMNNMMLMMNMMLLNNMMMMMLMOLMNMLMMMMNKMMMMMMMMMMOMMMMMMMMMMMOMPMMNMLMMMMLKPMMNMLMMMMLKLLNNMMMMMMKLLKMMLPLOOMMMMOOMKNMMMMLJMPLMLNMMMMMKMOMMMNMMMMLLMOMMMMMMMMLLMLOMMOMMMMLLMLOMMOMMMMLLNOKMKLMLMMMKNOKMKLMLMMMKNOKMKLMLMMMKMMMMMMMMNMMMMLMMMMMMNMMMMPMNMLLMLMNMMMMMMLMMMMOMMMMMMLMMMMOMMMMMMLPMMMMMMMMMMLPMMMMMLONLKPLLOLNNMMLMMPMMLMNLLOMMMNMMLMNKMOOMLKMLMLOOMNPMMLMMMMONMNMMMLMLMNNLMOLMMMMMMMOLMMLMMLOMNMOMMMMMMMNMMMMMMMMMMMNMMMMMMOMMMMMMMMOKMOMMLLMMMNMKNOKMNNLMLLMKMMMMMOMMMNLLMOMMMMMMMMPNMNLMMLMMMMPOLNMNLMLLONMKLNMNLNLLONMLLNMNLMLLMOMMLNLMMNMMNMMLMNMMMMMMMOLLMMMMMLOMMMOMMMMMMLOMMMOMMLLMMLONMMOLMLLMMLONMMOLMLLMMLOOMMNMMLMMMLNLMMOLMMMPMMMMMMLNMMMOMMMMMMLOLOMNNMLLLOMNLOMNNMLLLOMNMMNMMMMMMMLKMOMMMLNLNLMOMLMMMLMMMMPNMLNMMLMMMMONLNMLNLNNLLNMLNMMLLNNMLNNMOLNMNLLLLNMMNMLMMLMMMOMMNMLMMLMMMOMMOMMLKMMMMNOMKLLMNMMMMNKLNMNLOMLMMLLLNMNLOMLMMLLLNMMMOMMMMLNNMMNMMMMMMPMNMMNMMMMMMPMNMMNMMMMMMPMPLMMMMMMMMOKMOOMMLMMMMMLMOOMMLMMMMMLMOOMMMMMMMLLMMMMMLMMMMPNMLOLNOMMMNLKMLOMLMMMMMNLMMOMNLMMMMOLNLMMLOMMMMMNNLMMLOMMMMMNNLMMLOMMMMMNNMMMMNNMMMLMLMLLNLMMNNOLMPLNMMMMMMLIMPLNMMMMMMLIMPLNMMMMMMLIMOMLMMMMMMLJNLLLOLMMMMPNMLLMMMMMMMPMMLLMMMMMMMPMNLLLOMMMMMMNNLLLNMMMMMNMPLMOMNMMLMMKMOLNMNKMMLMPMONMLLMMMMMOMONMLLMMMMMOMOKNMNKMMLNOMMMMMLMMMMONMPLLMLLMNMOPLMOMMMMMNMLMNMMLLLMMNMNMNNMLKLMMNMNMMMMMMMMMNMMMPLMNLLMOLMMMMNOMMMMMMMLOMNOMMMMMMMLOMMOMMMMMMMLOMLMMMLMNMMPMMLMMMLMNMMPMMLMLMMNNNMNMMMMMMMMNMMMMMMMMMMMNMMMMMLMLMMNMNMNMMMMMMMMMNMMMLPLNMKMMNLPOMNLLMLMMMLONLNMMMMMMNMNNLPMNNMMMLMMKMPMMMMMMMMLKMPMMMMMMMMLKMONNMLMMMMLLMONNMLMMMMLLMMMMMLMMMMOMMOLMLNMMMMNLMOMMLLMMMMNLLNMNLLLOMMOMMMMMMMMPMMOMMOMMMMMMMNLMMOMMMMMMMNLMMNMMMMMMMMOLMNMMMMMMMMOLMNLMMMMMMMMLNNLMKNMLLLPNMOMMMMMMMMNOMOMMMMMMMMNONNMMMMMMLLOQNNMMMMMMLLOQNNMMMMMMLLOQLMLMMNNLLMPMLMMMMLNMMNOMOMMOLLMOLMLMMLMMMMNOMMMMMNMMMOMMMMLNMNMMMOMMMMLNMNMMMOMMMMLNNLMLMMMMMMPLMMMNMMMMMLNLMMMNMMMMMLNLMMMNMMMMMLNLLONMNKLMLLNLMOMNLLLMMMNLMLNMOMMMMMNMMLLMOMMMMMNLOMMNMMMMMMPNOMMNMMMMMMPNMMMNMMMMMMPLMMMNMMMMMMOMLNLMMMMOMMNOLOLNMMMMMMNONMOMLMMMMMNMLLMMLOMMMMOMMMMMMLONMMLMKMMLNMOMOMLLMNMMMMOMMMLNKKLNNKNONMNLLLNLNLNLMMNMNNMMMMLMLMNOLNLLLOPLPMLOMLMKNNMNLMNLMPNMMLMMMMLKNMMLLLNMMMPMLLOMNOLNLMMLMLNMLLMMMNPLLNLNLNMNMMLKMOLLOOLMMMLNMMMMMMLLMNMMLLOMLMMMMMNNLLOMLMMMMMNNMMMMLOMMMMLMLNMOMMMMLMNMLNMOMMMMLMNMLNMOMMMMLMNMLNMNMNMMMMLNMLMMMLONMMNMLNLMKKNNNNLLNOKMMLLLOMNMLNLNMMMLMMONMLMMMMMLMMQMMMMMMMMMOMMLMMMMMMMMOMMLMOLMMMMMMMNLMLMMMMMMMMPMMLMMMMMMMMPMMLNMMLMMMNMOMLNMMLMMMNMOMMNMMMMMMMNOLMONLOLMMMMNLMONLOLMMMMNLMONLOLMMMMNLLLOMPMMMNLNMMMMMNOMMMLMMMMMMNOMMMLMMMMMMNOMMMLMLNNMLMMNLLNLLNNMLMMNLLNLMNNMLMMNMMMLMNLMMLMMMOONMNLMMLMMMOONMLMMMLMMNOOMMMLMMMMMMMOLLKLPMKONLMNLLMMPMLMNMMMNLMMPMLMNMMMNMMMNMMMMMMMMLKLLNLOOLNOKMMMMMLOMMNQLMNMMLMPLMMLLMNLMMMMLMMNLLONMNKNKLNLJMLMLMMOMMMOMMLMMMMLMMMPMMMMLMMNMMMNMNOOLMLMLMMLLMOMLMLMMMMLLMMNLNMNLMMLMMMMLNMNMMMLMMMMMMMMMLOMMMMMMMMMMMOMMMLLMMNNMMNMMMLLMMNNLLNNMMLMMMMLMMMOMMLMMMMNMMNMMMLMMMMNMMNMMKLKNNOLNLLNLMMNLOOMLMMLNLMLOLOMLMMQLMLMLMOMMMMNLMMLOLLMMMMPLNMLMLLNMMMQMLMMMMMMMMMPMLNLNLNMOMMLKMMMMMLLOMMPMMMMMMMOOMMMMMMMMMMOOMMMMMMMMMMNMMMMMMPLMMMMMMMONMLMMMMMMMMPMMPMMMMMMMNMMMLMMNLMLNONNMLMMMMMMMNNMMLMMMLMMMOOMMLMMMLMMMOOMMMLMOLMMMOOKMMLMOLMMMLOLMMMMMMMMMMPLMPMMMLMMNMNKMOMLOLLMLOLMLOMMOMMMMMLMLOMMOMMMMMLMMMMMMLMOMMNMMLMNMLLMNMPLMLMNMLLMNMPLMMMMMLMMNMOMLNOMMMMMMMLMLNOMMMMMMMLMMMMMMLMNMMOLMLMMMLMNMMOMMLMMMMMMMMPMMMMMLMMMMMOMMMMMLMMMMMOMMMLMMMMMNMMMNJNMLNMMKMPNNLLMLMNLMMPNNJNMLNLMKLONMLMMMLMMMMOLKMMMMMLMMMOLMLNMMLMMMMONMNLMLMMMMMONMNLMLMMMMMONMNLMLMMMMMONLONLLNLOMMLOLONLLNLOMMLOLONLLNLOMMLONNOMMMMMMMLMNNOMMMMMMMLMNMMNLMMMMMLKNMMNLMMMMMLKNMMNLMMMMMLKMNLMOLMMMMMLMNLMOLMMMMMLMNLMOLMMMMMLMMOMNLMMMMMKMMOMNLMMMMMKMMNMNMMMMMNLMMOMLMMMMMLKLOMMNMMMMMLKLOMMNMMMMMLKMOMMNMMMMMLKLNKLLOONLLNLMMMMMPLOMMMMMMMMMMLNMLMMMOLMMMMMMMOLMOLMMMMMMMOLOMLLMMMMMMMONMMMONMMMMLNNMMMNMMMMMNMNMMMNMMMMMNMMMLMONMMMMKNMMLMONMMMMKNNLMMPNMMLLNKOPOMLLLLMMMOMNOMMLMMMMLKMNOMMLMMMMLKMNOMMLMMMMLKOMLMLMMMMMNNMMLMMMMMMMOMMMLMMMMMMMOMOKQNLLMMNMLONMOLNMLLLLNNMLPMMLNMMMKMMOLMOMMMMMLLMMLMMNMMMLNMOLLMMMMMMMNNMNNMNLMMMMLNLMNMMOLMMMNNLMNMMOLMMMNNLMNMMOLMMMNNKNLMMNLMNMLKLLMNNMMMMMLKMLMNMLMMMMONLPLNMMMMMMNLNMLLMNMMMMMMPMMMMLMMMNNMMOOMMMMMMMLNLOLMNNMMLMLKNMLMNOMMLMNLNNMMNLLMMMLOMMMOMLMMMMMOMMMMMMMMMMPMMOLNLLMMNMLOLNMMNLMMLMNNLLOLMLNMMMNMMNLNMLMMLMNKLOMNLMMNMMKMLLJOOMLLOMOLMMNMMMMMMMOOMMMMLPMMLMMMMNMLLMMMMNOLKPMNNKLLNMLKMMNMMLMMLMOJLLMNMLMMMMONMLMMMMMMOMNMMQLNLLNMMNLKNOLNLLMLMMOLOPLMMMMMMMLLLOMOMLNMMMNMMONOLLNMMMMMMOMOMLMMMNMMMMMLMMMMMMPMOMMLMLMMMMPLLLLMNNLNMMOLMMNMONLMMMLLMMMMMMMMMMONLLLMMMMMNNPLLLLMLMMMNNPNLNMLNLMMMMMNLNNLNLMMMMMNLNNLNLMMMMMNOLMMLMOMMMPLOLMMLMOMMMPLMLMMLMOMMMPMNMLMMMPOLLMMLMLMMMRNMNNNMNLMMMNMMMLNNMKNMNMKLLOLNMMNMLLLMMNLNNLMMNKLLMOLMMMNLMMMMMNLMMMLOMMMMMKLLOMMNLLMMMMMLNMMLNMMMMLNMLMMLNMMMMNMNMNLNMLLMLNNMLMOMONNMMLKMLMPMONMMMLKMMMOMONMMMLLMPLMLMMMMNMJLNMMMLNMMMOLMQMNMMMMMNLJMQMNMMMMMNLJNOLMMMMLMMLLLKNPLMMMOLNLMMMNNLMMMMLMMMMMMLNMMMQMLNNPLLLLNOKKMMNLMMMMMOMKLPMOMMMMNMLNMMOPMMMMMMMNMMMPMLMMMOLKMMMPMLMMMOLKMMMMMMMMMMNLMLMMMMMMMMMLMLMMMMMMMMMLMLMOMMMMMMONMLMOMMMMMMONMOMMMLMMMMMNMOMMMLMMMMMNMOMMMLMMMMMNMLMMMLMMMMPMMMLMMNMMMMPLMMMMLNMMLMOLMMMMLMMOMMMMMMMMLMMOMMMMNMMOMMMMMMMMNMMNMMMMMMLMMLPMMLMMMMLOMLPMMLMMMMLOPMMMMMMMMMLOOMMMMMMMMMLOMLNMMMMMMMLKMLNMMMMMMMLKNMLOMMMMMMMONMLOMMMMMMMOMMMMNMOMMOMMNLLNLMMMLNPNNLLNLMMMLNPNNLLNLMMMLNPNMLMMPLMMMMLKMMMMOOLMMMLLLOLNQKMMNMLLMPLMLMMMMMMKMPLMLMMMMMMKLNLNQLMMMMMLMOMMOMMMMMLNNLLMONMNMMLNNMMMMMMMMMMNNMMMMMMMMMMNLMMMOMMOMMMMMMMMMMMOMMMMMPMMLMLMOMMNLONNMLLMMLQMMNLMMMMMMLPLMNLMMMMMMLPLMNNMMMLLMMNMLMMNNLLMMMPNLNONNMKMLLPNNNLLLMLMMNMMMMMMMMMMMNMMMMMMMMMMMNMMNOLLLMMMNLNMNOLLLMMMNLNMMOMMMMMMOMMKMOMMMMMMOMMKLNMMMMMMNMNLLLLNMNLOOMMKMMMOMOMMMMMLMMMOMOMMMMMLLLMMNNMMMMMLLMMMMNMMMMMMMMLLNLMMPMNLNMMMLLMOMMNLNMMMLLMOMMNLMLMNLMOMMMMLMLMNLMOMMMMLMLMNMMNMMMNLMMMLMMMMMMNMMLMMMMLMMOONMMMMMMLMMLPMKKMNMLNLMONMMMMOMMMMMMNOMLMMMMOMMMNMMMOOMLMMMMNMMMMMMMMMMMNLLLLLNNLMNPOLKLLLNNLMNOOLLLMMMMMLNMPMLLMMMNMLNMOMLLMMMNMLNMOMOLLLONLOMMLMOMLMMMMMMMLLNLMMLMMMMMPMNLMMLMMMMMPMMMMNMMMMMMNLMMMNMMMMMMNLMMMNMMMMMMMLMMMNMMMMMMMLNMMNMLMMMMMKNMMNMLMMMMMKNMMNMLMMMMMKMMMMMLNLLMPKMNMLMLNLMMPKLNMLMMNMMMOLMNMMMMMMMMNLMNMMMMLMMMOLMMMMMMMMMNMMMMMMMMMMMNMMMLOMMMMMMMOOMLOMMMMMMMOOPLLMMLMMMMOOOLLMMLMMMMNOOKLNLLOLONMKPKLNLLOLONLKNMMMMMOMMMLMMMMMMPMMOMLMLMMLMMLNOMNKLMLLMMLNOMNLLNLMMMMMPMLKMLLMMMMOKMOMLMMMNMMLLMOLLNMMMLOMLMNLMNMMMMMMMMMLMNMMMMMMMMMLMOMMMMMMMMNMMOMMMMMMMMNMNLMMOMMMMMOLNLMMOMMMMMOLNLMMOMMMMMOLLLMNLMMMOMQMMNMMLPLNLMMLMLNMMNMMMMNLMLNMMNMMMMNLMMMMMMMMMNOLMNMMNLMLMMNMMNMMNLMLMMNMMNMMNLMLMMNMMMMMMMMMMMPMMLMMLOOLLNNMMMMMMNNMLMLMMMMMMNNMLMLMLMMMMNMMMNNMQOLMLKMMNLNOPOMMLKMMLMNNOMMMMMMMMMLPOPMMMLMNMMLMPNLMMMMMMMLONOMMMMMMMMLONQLOMLMMMMLNLLNLMOMMMMOMLMMNMMMMMMMKLMMNMMMMMMMKLMMNMMMMMMMKMLOMMOMMNMLMMLNLMOMMMMLNMMMLMMLMMONMMMMLMMLMMONMMMMMMMMMMOMMMMMLMMMMMOMMMLMMMLNMMMOMMLMMMLNMMMOMMLMMMLNMMMOMMOMMMMMMMMPNMLMMMMMMMMPMMMMMMMMMMMPMOLOMMLLMMNMLMLOMMMMMMOLLMLOMMMMMMMLLMLOMMMMMMMLLMMOMMMMMLMMKMOMMMMMMMMONMNNMMLLMMMNOMNPMMLLNMMMOMNPMMLLNMMMONNMMMOLLNLLONNMMMOLLNLLONNMMMMMMMMLOLNMMNNMMLLNNMOLMMMNPLMLMMOPMLMMMMMLNMMMMMMNMMMMMMMMMMMNMMMMMMMMMMMNMMMMMMOMMMMMOMMMMMPMMMMMMNMLMOLMNMLOMMLLNOLMNMLOMMLLNMLMNMMNMMMLNMOMMLNMLLMNMOLMMNMMMMMLMNMMMLMMMMMOLMOLMMLMLMMMNMLMNMLMMMMONMLMNMLMMMMONMMMMMMNNLMMMLMPMLOMMMMMMMMOMMLMMMMNNMMNMMLMMMMNMNLLNMNMMMMLNOMMMMMMMMMLNLNMMMLMLMOOOMPMNMLNMMMLONLMOLJLNNMMKNMNMMMLLNMNMMMOMMMMLLMONMMOMMMMLLMONMMMMMLMMLMPKMPLMMLNMMMLNMMMMNONLMMLOMMMMNONLMMLONLMMOMMMMMLLNLMMOMMMMMLLMLMMOMMMMMMKMLMMOMMMMMLKMLMMMMMMMMOMMLMMMOMMMMMMMLMMMOMMMMMMLLNKLMLNOLPNMMMMNMMOOMMMMQMMLMMMMMONMQMMMMMMMMMNMQMMMMMMMMMNNLNNLNNMLMLKNLNMMONMMMLKNLNMMONMMMLKLLMOLLOLMMONMLMMMMMMMMOMLLNNMLNMMMKNMNLNLLMLMMNMLNMMNLMMLMOMMPKLLMMMNMNLMMMMMMNMNLOLLONMNLLMMMMLLPLMOMMMMMMMLPLMOMMMMMMMMONMMMLMLMNMMOLNLLMMMMMLMOMMMMMMMMLMMLMLMMMMNMPMMLMMMMLMMMPMLLOLOMMMMMMMNKMLMKNNLMNNOMMMMMMMMMMNMOLMLLMOMMNMMOMMMLMNMMNLPOKMLLMMMMNKNNNLLLLNLMNNMNOMLLMMMMPNMOMMMLMMMMOOMMMMMOMMMMOMOMNMNMLNLLLMMLMMMMMLMNOMNLMLQKMMMMMONLMLQKMMMMMOLLONOMMMMMLOMMMMOMMMMMMNOLLMOLMMLMNMPMMMMLMMMMLOPMMMMLMMMMLOPMMMMLMMMMLOMLMNMMMOMMLLNMLMMOLMMMNNNMLMMOLMMMNNNMLMMOLMMMNNLNMMMLMMMMONLNMMMLMMMMONMLMMMMMMMMOMLNLMLNMMMNOKLNLMLNMMMNOKLLMMMNMMMNOMLKMNMLMOMLOMMQLLNLLNLMNMMMMMMLMNMMMMNOMMMMMMMMLKLOMMMOMMMMKOLOMMMOMMMMKOLOMMMOMMMMKOKOPMNMMLLMMILONMMLMLMMNLLNOMMMMMMMMKMMLMOLMMMMMLMNOMOLMMMMMKLPLMLMMMMMNNMNNMMMMMMMLLMLPMMMMMMMMKMOMMOLMMMMLJNMMNNMLLLLMLNNNNJMMLLLMNNNNNJMMLLLMNLLOMMMNMMMLNLMNMLLNMNMOKNMMLLOMMMMMNMLLNOMMLMMNKLMMMNMMMMMMLMMMMMMMMMMOMMNNMMLMMMMMMMNNMMLMMMMMMMONMNLMMMMMMMLNMNMMMMMLOMLNMNMMMMMLOMLNMNMMMMMLOMMMMMLOLMMOLMMNMMLOLMMNLLKMMPOMMMMNJMMLMMLMMNMPLLLNMPOMMMMMJMLMMNLMMMMNKMLMMMMMMMMNLNLOMKNLLOLNNMLOMLNMLMMONLLPMMOMMMNLONMMMMLMMOMMNNMMMMLMMOMMNMMMNMMPMMLLLMMMNMMPMMLLLMMMNMMPMMMLLMMMMMMOMMLMMONMLNNMLLLMOMLMPMLLMMMPKNLMMLMMMMMNNMLLNMLMMMMNLMOLMMLMMMMLOLPLMLLMMNMNNNMMMMMMMMMMNMLMMMLMPNLNMLNLLNLMMMMNLPMKMKOLKMNPMOLOMMMMMMMLNMOLMMLMMMNNKLMMMMLNMMMOMNLMNMMMMMMLOONKLLNMMLMNNOMLMMMMMMMOOMPLMMMMMMMKJMLLMLPMNMLPMOMMMMMMMMMKPNMMMMMMMMMLNNOKLMNMMMMKNLNOLOLMMMMMNMNMMMMNMMMLLMNMLMMMNMMNLMNMLMMMNMMNLMNLMMLMMMNNNMMMMMLMMMNNMNNLMLNLNLLNMNNLMLNLNLLNMMNMNLNLNLMLLOMMMMMMMMMONMOLMLNMOLMNMMOLMLNMOLMNMMNLMMMMOMMNNMMNMNLLMMMRNMMNMLLMMMMOMLNMMNMMMMMMNNLMMNMMMLLQMMLLOMMMMMMMPMLLOMMMMMMMPMLLOMMMMMMMPMMMLOMMMMMOLNOLNLKLMLNOMMLMMMLMMMMQMNNLLLNMMMNKMMLMMMMMMMNMMONMMLNMMMMLMNMMOMMMMMMNOMMMOMMMMMMNNNPLMMMMLMOLLNOLMMMMMMOLLLLOMLOMOMMLNMLMMMLMMMMOMNLLOMLMMMMNNMLMNMLMMMMNNMLMNMLMMMMNMNMMMMMMMMMLNMLMMMMMMNNMMMLMMMMMMNNMMMLMMPMMMMMMKMLMMOMMMMMLLMMMMPMMMMMKKMMMMPMMMMMKKMMMMPMMMMMKKMMMMMMPMMMOMMLMMMLOMMLOMMLMMMLOMMLOMMMMMMMOMMLLMMMMMMMNMMMNMNNLMMNLLLNOKNNLMMNLLLNOKNLLMMNMLMNOLNNMNMLMMNMLLMNLMLLMNNNMOOLMMMLMNMMNLLMNMMMMNMMOLOLMMMLMOMMLLOLMMMLMOMMLLMNMNMMMMNMLLMPLMMNMMMLKPOMLMOLLMLMNLMNMMMLMMMMMOMMMMOLMMLMOLMPMMMMMNMMKMMLMMPLMMMMMKMPMNLMMMOMLKMOMMMLMNMPMOMPMLLNNMLMNKMPMMMMOMMMLKMNMLMNMMMMMLMOMMMMMMLMNLLNLLMPNMLNLMMNLLMNNMLNLMMMMMMLLMMONMLOMMMKMMMMPNMLMMMLMOMMPMMMMMMLMNMMOMMMPMMMMMLMLKLNKPLOMMMMNLKMMMLNMMMMNLMMMPMLMMMMMLMMMPMLMMMMMLMNKOMNMMLMMMMNKOMNMMLMMMMMMNMLMMMMMMMLMMOMMMMMOLLLMMOLLOLMOLMMNMMMMMMMNLLMLMMMMOMNOMLMLMMMMOMNOMMMMMOLMLMMNLNNNMMLLPMLLMNMNMLLMMMMLKNMOMMLMMMMLLMNONLMMMMMLLNNMMMLMMNMLNMNMMMMMNMMMNMPLMOMNMMMLNLPLMMMMMMMMMMNMLMLMMMMNNLNKMOLMNMMMMMMMMMMMNMMMMMMMNMMMMMMMLMMMNMMMMMMMLMMMNMMMMMMMLMLOMMLMOMNMKMLOMMMMMMNOKMLOMMMMMMNOKMMMMMLMOMMPMMMMMMLMOLMOMMMMMMMOMMNLMMLMMMMNMMMLMMLMMMMNMMMLMLLPMMOMMMMMLMMPMLMNMMMMLNLNNLLMMMMMNMMNNLLMMMMMONMOMLMMMMMLMMNLMLMMMMMOLMNLMLMMMMMOLLLOMMNLMMMNLLMMNLLOMMMNOMMMMLMOMMMONOMLMMMMMMMPNOLMMMLMMMMMNMNLMMLMMMMONMOLLMMMMNMOOMOLLMMNMNMLONLMMMLMMMMNMMNKNLMLNPLMKNNKNLMLNPLLKNNLNLLLNPLLKMNMMMMMMOMLOLPMMMLMMOMMLOMMOMLMMLMNKLKMMNOMLOMLLMMOMMMMMMMMKMMOMMMMMMMMKLMNMMMMMMMMKMLNLNLLMMNOLMMMNPLMLMMNMMMLNOLMMMMNMNLLMNMMMMMNKMMLMNMMMMMMKLNMONLMMMMMNMLNMOMMLMMNLMMMMMMOMMMMMMMMMMMOMMMMMMMMMMMOMMMMMNMMMMMMMNMMNMMMMMMMMNMMMKPQNMOLMKLMJMMMMMOMOMMMMLMMNLOMMMMLLMOMMMLMMMMNLMLPMMMNNMNLNMOMNNKMLMMLLMOLNNLMMMMLKMKNNLKOMMMNLNOMLLLOOLLMONNOLLLLMNMMNNNOLLLMMNMLNNNOLLLMMNMLNNOKLMMLLNMNKNOLLMMLLNMMKNOLMMMMLLMNLNPMNLLMNLMLLMMMMMMMNMMOMMMMMMMMNMMOMMMMMLMMMMNOMMMMMMMMMMNMMMLLMMLLOMOOMMLMMMMLOMOMMMMMMMMMOMMNMMMMMMMMMMNLMLOMLLOLMMMOKMPMMMMMMMNLKMMPLMKMLNNMNNMPLLLMLMMNNMMOMMLMMNNMLMMMMMMMNMNMMMMMMMMMNMNMMMLNMMMMMLMOLMLNMMMMMLMOLMMNMMMMMMMPOMMNMMMMMMMOOMMMMMNOMKNLLMMMNMLMMMMNOMMMNMMMMMMMNMMMMMMMMMNMMLMMOMMMMMMMLMOMNLLMMMMLKMMMMMMNMMMMMMLMNLOMMMMLOMNMNMMLMMLLLMNMNMMLMMLLLMLMOMLMMMMLONKMLOKMMMMNKLOMMMLMMMMMKMONMLNLMMMKLLMMOLMMMMMLLMMMNMMMMMMNMMMMNMMMMMMNMMMMNMMMMMMNMMMMNMMMMMMNMMOMNMLMMMOLNMPMMMMMMMOKMMMMMMMMMMOLMMLNLMMLNMMNKMLNLMMLNMMNKMLNLMMLNMMNKMLLMMNMMNMNMMLOOMMMMNMLKMLLLMLNOMNNMLMNNLOMMMMMPLMNNLOMMMMMPLMNNLOMMMMMPMOMMMLMMMMNOLNMNLNMMMMLOMLNMLMMNMMPNMMKMOLMMMMMLMMMMMLMMMMNNMMLMNMMMMMLLNMMNMLMMMMOKNMMNMLMMMMOKMMMNMLMMMMOLNMMNLLMMMMNLLLNMLMMMMMNJLMOMMMMMMMMKLMOMMMMMMMMKMMOMMMMMMMLKMLMMMMMMMMNKMLOMMMMMMMLKNNOLNJMLLNMMOMOLLKNLLNNLLPLMMLMMMOLLMMPLMMMMNMMLMOMMMKLMMMMNLNMMMLLMMMOMMLMNMMLMMMMMNNMMNLMMMMKOMLOMLNMMMLOMMLOMLNMMMLOMMLMMPMMMMMKNOMMMMMMMMMLOOMMMMMMMMMLOOMMMMMMMMMLOLLOLPNLLMMNOLLOLPNLLMMNOLMOLPMLLMMOOPLMLMMMMNMPONMMMMMMLMMNNMLMMOLNLMMPLMLMMOLNLMMPLMLMMMLMOMMNMMLMMMLMOMMNMMMMMMPMMPMMNMMMMMNMLOMNMMMMMMNMMMMOMMMMMMPMMOMLNNMMMMOMMOMMNNKLLLPMMMMONNLMMLPMMMLNLNLMMMOMMMMLMNLMMMOMMMMLMNLLLMNNMLMPONLLLMNNMLMPOMLLMNLNOMLMLMMMMNMMOMMMLNLLMLNMMMMOOMLMMMLMMMMONMLMMMLMMMMONOMMMLNMMMMLOOMMMMNMMMMLNLNLNNNKLMLNLLLLNMOMMMMNKNMMMMMMMMMNLMLNMLKMMMMNMLLMMOMMLMMPKMNMMNMMMMMMNNLMLMLMMMMONMPMMLMNMMNLMLLMNNMMMMMNOLLMNNMMMMMNOLLMNNMMMMMNOKNNJMKLNNNOKKNNJMKMNNMPKMONMLLNMLMNNMOMMLOMMMMMLNKPMMLNMMMMKMMMMMMLNMOMMMNKLMPLLNMNNMOMMMMMMLLMLLNMMMNOMMMLNLNMMMNMMMMLMMOMMLLNMNLNMNOMMLLLMNLOMMLKLNPKLNNNNLNMMNOKLLNNKMLMMMNMLMMMMMNMMMLMLLMPNOLLMMMMMMMOOLLMMMNMMOMNMMLLMPMMMMMMLMMMMMMMMMMPMMMMMMMMMMMPMMNMMMMMMMMONNMLMLLMMMMPOMNOMLLMMMMPLMMOMMLMMMMPLMLMOMMMMMMMOMLLMMMMLNMMMMLMOMMMMMMMMMNMLLOMMMMMLONMMMLQMMLMKNMMKNMNLOLJNLMKLKONMNMNNLMKLKONMNMNNOMMKNNNKMMLPOMMKNNNKMMLPNNNMMMMMMMLMMPLMMLNMMMLLOMNLNLOMLLLMOMMLNLOMMLJNLONMLLLMMMOJMNMMLMLMLMNKMMOLMMMNOMLLMOOMMMMMMMMOMLMMMNMMMMPMMLMMMNMMMMPMMLMMLMNMMMQMMQMLMMMMMMLMMOOMMLMMMMMMMOOMMLMMMMMMMNLMMLMMMMNOONNLLNLMMMMLPLOMMLMMMMNMMNMMLOMMMMLLMNMMLOMMMMLLMLMNMMMMLMPLLPLMLLONLMQJMLMMMNMMMMNMMPMMMMMMLMLKMLMMMMMMLMPMMLMMMMMMLMPMMLMMMMMMLMPMNLLNMLNMMMNMNLMMMMNMMMMNMMLMLLMNNMPNMLMMLLMNNMOMMMMMLMMNNMMMMMLMMMMMMLONMMLMMMMMMMONMMMMMLMLMOOLMMMMMLMLMOOMOLMNLLLMMMONOLMNLLLMMMONOLLMMLMMOOLNMMMMMLMMMNMMMMMMMMLPMNMMMMMMMMLPMNMMMNNNLLMMMLOLMNNNLLMMMLOLMMNNLLMNMLOKMLLMMMMOMMMMLLMNMOMMMMMKLLMNMOMMMMMKLNLLONNMMMMNMMMMNLOMMNLLMMMMNLOMMNLLMMLMOLMMMMONMLLMMOMMMMOMMLLMMMMMMMPMMLLMMMMMMMPMMLOMMMMMMMMNMMMMMMMPMMMMMLOMLMMMMMOOMMOMNLMMMLONMMOMNLMMMLONMMOMNLMMMLOMMLOMNLMLMMNNNLOMLLMMMMNNNLOMLLMMMMNNNNOMLLMMMMMKNNOMLLMMMMLLLNOLLLMMMMOKMOLMMMMMMMOMMOLMMMMMMMLOMMMMNMLMMMOMMLMOMLMMMMPNMNMMNKLMMLOKOLMLOLMMMLOMMOMNLMMMMMMLNMNMMLMMMMNLLNMMMNLMMMMLLNMMMNLMMMMLMNLMMNOMMLMNLNMLMNOMMLMNLNMLMNOMMLMNOPLLLNMLPMLLNMMMMLMLONNLMNLMNLLOMMMKMOLMMMMNMMLLMOLMMMMNMMLLMLMMLNMOOMMMMMMMLNMMMMOMMMMMLNMMMMOMLNNMOLMLMLOMMLMMMMMMNMPMMNPNLLMLMMLMMLNMMMMMMMMNMLNMMMMMMMMNMMOLMMNMMMLMMMOLMMNMMMLMMNMMMMMLMMPLMNLMMMMLMMNLMMMNMMMMMMLOMMMNMMMMMMLOOMMMNMMLMLOJOMMMNMMLMLOJMLLMOMMMMMNKMLLMOMMMMMNKLLMMOMMMMMNKMLNMMMLOMNMNMLNMMMMOMMMNOMMMMMMMMMOMOMMMMMMMMMOMOMMMMMMMMMOMMNLMOMMMMMMMMLMNMOKMNLMMMOMLLOMMMMKOMLLNMLMMMMNMLNKPMNLMMMOMLNKOMMMMMMNMLMKOLNMMMMOMMLMLMLNMMMOMMMMPMMMMMMKMMLMOMMMMMMLNMOLNNLMMMMLMNLMMMNLMMMOMMKLMMNMMNNRMMLLMMOMLNNPMMKLMMLMMMMQMMLMMLMMMMMONMLMMLMMMMMONNLMMMLMMMMNNOMLMOLMMMMNLOMLMOLMMMMNLMLNMMMMMMMNOMLMMMMMMMMOMMMLMMPMOMMMOMOMMLOMLMMMOMMMMMOMMMMMMMLMLMOMNMMOMMLMLMOMNMMOMOLMLMLMMMLOLOLMMMMMMMLOMOLMMMMMMMLOMNMMLNLNMLNLLNMMLNLNMLNMKNMMLNLNMLMMKNLLNLMMMMMOMNLLNLMMMMMOMMMLMOLMLMNMMMMLMPLMMMNLMMNLMPMMMMMMMOMNMNLMLLMMOOMNMNLMLLMMOMLLMMNMMNMOMMLLMMNMMNMOMMLLMMNMMNMOMKOLMLOLMMOMMMOLMMMMMLMMNMPLMLMMMMMOMMOLMLMMMMMOLMLMMMLMLNMNLMLMMMLMLNMNLMLMMMLMLNMNLNMMMMMNMMMKNMMMMMMOMMNLMMMMMMMMMMNMMMMMMMMMMMNMMMMMMMMMMMNMMMMMMMMMMMNMMNLLMMNMMNMLMNMLMMNMMMMMMNMLMMNMMMMMMLMMOMMLMMNNKLMMNMLMMMMMKMLMNLMMMMMOKNKLNNNMLLLOLOLLLONMMLMOMLMLMLLMMNNQJLMLMLLMMNNQJLNMMLLMMMMNKLNMMMLMMMMMLMMMMLLMMMMOLMLMOLNMMMMNOMLMOLNMMMMNOLLNOLMMMMMNOMMMMMLMPMMNMMMMMMLMPMMNMMMMMMLMPMMNMMMMMMMMPLMNMNMMMMMLOMOMNONLLLNNLMMLLNLMMMLNMMOMLNNLMMNMLMLMLNNMMLNMMMMLLNNMMLNMMMMLLLMNMLNMMMMPNMMMMMMMMMMPNMLMMMPMMMMOMMLMMMPMMMMOMMLMMMPMMMMOMMOMMLMMMMOMMMOMMLLMMMMMMMOMMLMMMMMNMOONLLKLNNMLLOLMMMMMMMMLNONLLNKLMNMKQONLLNKLMNMKQMOOMMLMMMMMOPLMMOLMMNMLPNLMMMMMMMMMOMMMMMMNMMMMMMMMLNMMMNMLLMMMLNMMMNMLLMLNPKMMMMMPMMMOMMLMMMMPOMMMNMMMMMMOLNLLPLMMMMMOLMLLOMNMMMMMMLMMMMMMMMMOKMOMMLMMMLNMONLKNLMNMNLMNLNLMMNMMOMMNNLLNMLNMMMNNNLMNMMNMMMLNNMMMMLOMLMLNNMMMMLOMLMLNNMMMMLOMLMLNMMMNMMNLMMMMMMMNMMNLMMMMKOMNLKOMLLOKMMMMMMNMMMLMMMMMMMLMMMNMLNLMMMMMMMOLMLNMNLNMMMKJNOONLLMMMMLIMNMNMNLMMMLLNOOLLLMMMMMJMLPMMLMMNMLLLNMMMLLMMMPLLNMMMLLMMMPLLNMMMLLMMMPLLJOLKONOLLOLLLNMMPLMMNLNNKNLMNNLMLNLMLLNMKMMNMPNMMLMLLMMMNPOMMLMLLMMMNPOMLLNNLLMNMNMMLLNNLLMNMNMMMMOMMMMMMLOMMMMMMMOMNMMMMMMMMMOMNMMMMMMMMMOMNMMMMMMMMOMMMLMMMMMMMOMMMLMNKMMNOMLKLONNKNMNOLLLMONMMLNMPMMMMLOMMNMMMOMMNLMLLLPNNMLMMMKMMMPLMMMMMMKMMMNLOMLMMNLMMMNLOMLMMNLMMNMMMLNLMPMMNOMMMLMMMPMMMMLLMMMMMPMMMMLLMMMMMPMMLMMLOMMMMNMMLMMLOMMLMMMMLMMLOMMMMLMMLLNLMMNMMOMMLLNLMMNMMOMMLLNLMMNMMOMMMMMMMMLMNPMMMMMMMMLMNPMMMMMMMMLMNPMMMMMMMMLMNPMMMLMMLMNPNLNMLMMMMMMOMLMMMMMMMMMNMMMNMMMMMMMMMQMMMLMMLMNMLOLMMMMLMNMMMPMMMLMMLMNMMNLMLMMMMMMLOOMMMMLMMMMMMOMMMMLMMMMMMOMMMMMMOMMMOLLMMMMMOMMMOLLMNMMMLMMMMOLMMMLMLOOMNMOMNNMMMLNMMNOMNNMMMLMMMOOMMLMMLOOMNLMMMLMMLOOMNLMNMMMLNLNKLNONLNMMNMNLMLNNNLMLLMLMMOOMOLLLNMMMMOLLNLMLNMMMMONLNLMLNMMMMONMOLMLMMMMMLNMOMMLLMMMMNKMLLPLOMMMMMJMLLPLOMMMMMJLMMMMNMMMMMKMMMPMMMMMMMLLNKLKNNMLNONMMMMMOMMMMONMLMNMOMMMMLLNONMMMMLMLLNNONMMMMLKLMNNONLKLMLMMMLNPLMKNMMMMKOLMMOMMMMMMMOMMMMOLMMMMKMMMLNNNMMMMLLLOMLMMMMMMMONMPLLLMNMMNNMPMMMOMMMMLOMOLMOMMMMMLNOLOMNMLMMMLLMLOMMMMMOMNLMMMMMMNLMMPNMMMMMMNLMMPNMMMMMMNLMMPMMMLOMMMMMMLNMMLOMMMMMMLNMMLOMMMMMMLNMMMOMMMMMMLNMNMMLOMMMMNMMNMMLOMMMMNMMOMMLOMMMMLKMMMMMMNMMMONLLNMLNMMMMNKLLNNLLMMMMNKLMMNMMMMMMNLOLMMMLLMMMOKOLMMMMLMMMOLMPMMMMMMMMONMOKMMMNPMMMOMMMMMLNOMMLMLMNMMOLLMMNOLMNMMOLLMMNOLMNMMOLLMMNOMNLMMNMMMMLNONLLNMLMMLNMNOLLNLMMMMLNMNMMMNMMMMNNMNMMMNLLKMOOMNMNMOLLKLNONNMNMLLMLMOOMNMMMMLMMNONMNMMMMLMMNONMLMMMMMMMMOMMOLLMNNOMKMMLNMMMMMMMMKOLMNMNLMMMMOMLPLMMOMNNMJNMOMMLMNMMMMLONLMMLMMMMLNLMLMMLMMMNOLKOMMMOLLNKNNMLMMMMOLMMNMMLONMMMMMMKMLOLMMNMMMMKLMLMLNPMMMMNMMLMMMLMMMMOMOOMLKLMMMMMOLNMMNMMMMMLOMNNMMLMMMMMMMNMMNLMMMMLKMLMMMLMNMMOMNMMMMLMNMLNMLNKNMMLMMMOOLOMMMLMMMMMNLNNNLMMMMMLONNLMMNMLMMMONLMNMLMMMMLLMMMMMOMMNLMMLLOMNLMMMMMLMLMMMNMLMMOMMNPMMLLMNNKNMMMMLLMMMMQMMMMMMLMMMMONNMNMMMMMMMLNMMMNMMMMLMNOLLMMOMMMMMNLMNMLLLMMMMOLMNLMMLMMLMNLMLLMMMMLMMOMMMMNOLMMMMMLMLMMMMMMMMOMLLMNMLMNMMNLLMPMMLMMMMMMMMMLNMMMLMONNNLMOLMMMMLLLMLOMNMMMNLKMMMMLKOMMMOLMMMMMLMMLMOLLMNLNMMLMMNKMNMMMMMMMMNNMMMNMLMMMMQMNKNMNLMLMMNMLMMMMLMMMMOLMLMMMMMMMMOMMMNMMLMMOMNMNKNMMNLLMMNLNLMMMNMMMLOMLOOMMLMMMNMLMLMMMMNMOMLMMOLNMMMMNMMOLNNLMLMMMMNOMLNMMNLOMMLLMLMMLLMMMMOMMLOMMMMMMMLNMMNMMLMLMMMLMLNNLNMMMMMOLMMMMMMMMMOMNLLNMMMMMMNLMNMMMLMMMMNLMNNNNKMLMMLLMLMNOOMMMMLLMMMMMMMMMMNKMPMMMLMMMMKMNMMNLMMMMMMOMMLMMLMMMMONNOKLLLMNMMNLNOMMMLMMMMLOMLMMMLMMMMOMMMMMMLLMMMOMMLMMMOMMMMLLMJNMMMNLMMOOLOLNMLMMMMMMMOMMLMMMMMLLMMNMLLMMMMNMNMLMMLMOMMONMNMMMMMMMMLNMOMMLMMMMMMOMLMMMMLLMMOMLNMMNMMLMMMKNMMNMMLMMLOMMKMMMPMMMMNMMLMLMLNNMNNMLOLMOKMMMMNMMOLMLMNNLLMLMOLMMMMMMMLMMNMLNMMMMMNKMONMMNMMMMLOMMMMMNLMMMNMMLMMMLNMMMOMMOLNMLMLMMMOMPLMOKLMMMNOMOMMMMMMMLLMMOMMLLMMMMLLMOMNMLLOLMMKMLMMMMMLMMPMMLMMMNLMMMOMMNMMMMMMMMMNMNLMPLMMMMLLMNLMMOMMLMMLNPLNMLMMMMLNMLMMMLMMMLOMMOMMMMMMNMLMLNMMMLMMMMNOMLMOMLMMOMMNMOMMMLMMMMLMLOMMMMMNNMLONNLLNMLNLMLKMMLMMMMNMMNNLMMOMLMMMMLKMMMMMMMMMMMNMLOMMMMMMNNKLNMNNLMMMMLOMMMMOMMMMMLKNLOMMLNLMMOKMLLMMMMMMMOMMLOMMLMMMMNNMMMMMNMLNMOMMLMLMMMMMMONLNLMMOMMMMMNMOLMMMMMMMLMMMMMNNMMMMNNMPLMLNMLMMLPNMNLMOMMMMLOMOLMMMNLMMONMONMMLLMMMMMMLLMMMMMMMOMNNLMMLMMMMLOMNMMMLMNMMNNMOMMLOMMMMLNMLMMNPMMLMLLMNMMMLMMMMLNMLLMNLMMMMMNLMMNMLMMMMMOMOLMMLMLMMOMMLMMMMMMMMOMMOMMMLMMMMLKMNMLMNMLLMOOLMNMLLMMMMNNNNMMMLMMOMKLLNNMLMONLMMMLNNMLLNNLMNMLPLNNNMLOLLLMPNNNNLLKLLNMNLMOOMMMMKLLNMLMMMMMMMMMPLLMMNMMMMPNMLNOLLNNLLLLOLMOMMLLMPLMOLMOMMLLMNLMMMMLMMMMMPMNMLNNMLNNLKLMLMNMLOMMMOMNLMONMMMMMLMONLLOLMMMMKMLNNLMNMMLMKKNMMMLLPLNMMLNMMMLLPLNMMLOLMMMLPMMMLKNNMLNJLJNLNOLOOLMMMMMMNOMNNMMLMMMMLNNKMMNKMMMMOKLLMMNMMLMMPKLMNNLLLMMMNNMPLMMLNMMMKKMMMMMLMMNLNMMLMMOLMMNMLLMLLMOMMMMMMMMLMMOMMMMMLKMLMMOMMMMMLKONLMNNLMKLLKMOKMOJMLMMPJLMPMLLMMMMNLLMPMLLMMMMNLPNMMMMLNLMKLLNNMMNMMMMMJPMLLNNMLMMJNMOLNMOMLLMLLNNLMMNMMMMMKLNMMMMMMMMMLNMLNNLMLMMLKMNLOMOMLMMMOLNLNMOMMMMKNLMLONNNLLMLMLOLOMMMMMMMMMLMOMMMMMMLOMLMMNLNMMMMLMLMMNLNMMMMLMPINKKKMNNNOMLMMMMMLMMPMMLMMMMMMNLNMLOMPLKMMMNMPNMLNMMMMMMLNMPMMMMMMMMLKLQLNMLNNMMKPMKMLNLMMMOOKNLMOMKNMLLNJMOMMMMMMMMLMNMNMMMLMMMNONMNMMMLMMMNOLPMLMNMNLLNKLPMLMNMNLLNKMLMLMNMNMLOMMMMLMLMMMMNLMQNMLKNMLMMJMNNMJOLNLLMOMNMMMNMLMMONNMNMKOLNLLLOLMMNMOMMMMMMMLMNLOMMLMNMNMMLMKMMMMONMLMMMMMMMMQMLJONMNMKMMLNNLOMNLMMMMLPNLOMNLMMMMLPLKMNKNNLNNNKLKMNKNNLNNNKMLMMMNOLNNLLLLNMNOMMMMMMMMNNMLMMMMMMMMMNMLMMMMNOMMMNMMMMMMLOMMOMMLMMNNMJLMNMMONLLLKOMMNMLNMMMMLNMLLPLLNOMLOOMLLPLLNOMLOOMLLPMLNOMLOOMMMMMMNMLMOMMLMMMOMMMMOMMLMMMOMMMMOMMLMMLOMMMMMMMMMMMMLMMMOMMOMMOMMMMMMONNKOMKMMMMLMNMLPNLMMMMMMNMLOMLMNMMLPMMLOLMMMMMNKMMLOLMMMMMNKMMLNNMMMMMLMOLPNMLLLMMNPOMONMMLMMMMOMLOMMMMMMMNLNLNMMMLMMMNNNMMMMMMMMMLNMNNMLMMMMMLNMLPMMMMMMMMNMLPMMMMMMMMNNMMNMLMMMMMONMMNMLMMMMMONMMMLMMMMMNNNMMMLMMMMMNNMNLONLMMMMLKKOKOOMOLLLLLMLMLOMMMMMMKMNLOMLMMMMMKMOMMOMMMMMMMNOMMNMLLMLMMLNONNKMMMMKLNNMMMLMMMMMMMNMMMLMMNMNNMMOLONNLMLKLMMOLOMNLMLKLLNLMNNMMMMLLMMMMMMNMMMLMNLLMMMMMMMONMLONMMMMMMMMMMNMMMMMMMMLLMMNMMMMMMNKNMLNLONMLMLLOMMMLNMMMMLOOMMMLNMMMMLONMMMMNMMMMLNMMMOMOMMLMMLMMLOMLMOLMPLNOMMMNMMLLOKNOMMMKMMLMOKLOMMMLMMMMMKMOLMMLMMMMNOMNMMMOMMMMNNLNMMMMNNMLOMMMMMMMMLMMOMMLNLMLNMMMOLLNLLLNMNMMNLLMNMMLMMMMOMMNLMMMMMMMNLMMOMMMMMMLLOMLMMMLNMMMNMOLLMLPLLMMONMLMNMMNMLMOMMMNMOLMMMMLKMMMOMMMMNMLKLOMNNMMMMMLMMOMMLNMMMMLOMMMMLMMMMMOLMOLMMKMMMMMNNPLMLLNMNMMNLLMMOLMMMMNNMOLMMLMMMMLLMLMMMPLMMMOMLNNLOLMLMMOKMLMNMMMLMMPMMOLMMMMMMMLNMOMMMMLMOMLLNLMMOLMNMMMMMMLMLLMMMMONNMLNMMMMMMLMMLOLOLMMNNKNNNLNMLMMMMLKLNLNMLMMMMNLLNMMMMMMMMNMMNLMNLMMMMNNLNKNMMMMNMMNNOMMMLMMMMLOMOMMMMMMMMMLMMOMOMLMMMLNNLMMMPNLLMMOLMLLLMMMMNONMMNMMLLMMMPLLNNMMLMMLMMLMMMOMLMMMMLKMNMLLNMMMMONMLNMNMMMMMLLMLNMMMOMMMLLLMMMLMMLMMOMNOLLMLNMMMNMMPMMMLNMNMLKLMMMMMLLNMMLMMMMNLNMMMMNMMMMMLLNMMNMMOLLMNMLMMNPMLLMMMMMMMOMNLNMLKOMMMNLMNLLLOMMMMONMLMMLOMMMMOMMNMMMLMMMMNNLMOMMLMMMMOLMNMMMNNMLMNMLMMMMNNMMMNMLMLOMNLLNMQJMOLNMLLMNMLMLNMLMOMMMMMLLNMLMOMMMMMLLLMONNMMLMRJMMMNMLMMMMNMMLMNMLMMMLOLLLMLLNNMNMONOLLMMMMMMMOOOLLMMMMMMMOOOLLMMMMMMMOONPMLKPLLNLMOOLMLLMONLLPMMPMMMLMMMMLNLNMMLNLLOMMMLNMMLNLLOMMMMNMNMLMMMMNKMLNNMMLMMMMLMLNNMMLMMMMLMLNNMMLMMMMLNLMMNNMMMMMNNLMMNNMMMMMNMMMMNOMMMMNNKOMOLLMLMMNLLMMNMLMMMMMLLNMOMLMLMMNNLOLMLLMMMMMLMOLNMLMMMMKLNKOOLLMMMMNKLMMLLNLNNMMMLKMNMNMMMMNLLKMNMNMMMMNLNLONMMMMMMLMNLONMMMMMMLMMLMMMMMMPMNMOOMMMNLMMMLMOOMMMNLMMMLMLMMMMOMMMMMMLNLMLPMMMMMNMLMPLONMMMLNMMMMMLMMNMPMMMMMMLMMNMPMPLMLMQMMMNKMMLMLMOMMMNLLMMKONMLMMMNMLMMOMMMMMNOLLNLMNLLMMMOMLNLMNLLMMMOMLNLMNLLMMMOMLNMMMNMMMMLOMNLLMLMMMMNMNMMOLMMMMMMPNMMOLMMMMMMPNMMOLMMMMMMPLMMMNMNNLLMNLMMMNMNNLLMNLMMMNMNNLLMNLNMNNLMMMMLLLNNLNLMMMMLNLLNMLLMOMNOOOMLLNLMLNNOMMLMMOMMMMMLNPKLMMLMMMMMONMMLMLMMLMNMNNMMLKMMMMOOMLMMMLMMMMNOLNLMLMMMMMONOKMMMLMMMMLOMLNNLMMMMMLMMKONMLMMMMONMOLMMKMMMMNOOLLMMLMMMMLONOLLMLOLMMMNMMMMMOMOMMMMMMMMMOMMMMNMNLPMMMMMLNLLMMPMMMMMMNLLMLNMMMMMMMLMMLNMMMMMMMLMMMMMOMMMMMMPMLLNLOOLMLNMMLMMMLMNLMOKMLMMMLMNLMOKMLNMMLMOMNLLMMMMMLMOMLMMLLMNNMNLMMPKMOOMMLLMMMNLMOPMMLMMMMMLMOLMNLNLLOMLMOMMMMPMMMLLMMMMNMLMMNNMMMMMNMLMMONMMMMNNNLLLMKOMNOMLMMMMMMOMMOMLMMMMMMNMLLOMOMMMMLMOLMMOMMMMMLOOLMMOMMMMMLOLPLMOOMLMMLNMMMMPPNMMMLLMMMMPPNMMMLLMPLMLNMLMNLPMMMMMMMMMMOMNMMNMMPMMMLMNMMNMMPMMMLMNLMNMMOMMMLMNMKLLLNLNMNLNNLMMMMMMMOLLNMMMLMMMMPKMLLMMLOMLNOMNMNMMOMMMMMOMMMMMMMMONMNMNMMMMMMOMLNMLLMMMMNMMPMMNLMMMMMMMPLMLLMMMMMMMQMMMLMMMMMMMPMNNMMMMMNLMMLNNMMMMMNLMMLNNMMMMMNLMMLMMMPMLMMMMNJLLMPMLMMNMOKLMMPMLMMMMLKMMMOMMMMMMLJMMMOMMMMMMLKMOMMMLMMMMMNPKOMLPLOLLKNOMMMMNMMMMMNNMMNLNMMMMLPMOLMMLMMMMONMOLMMLMMMMONLOLMMLMMMMMNMLMMMMMMMMNNLLLMMNMOMMNMMLMMMOMMLMPMMOLMMLMMMMOLMOLMMLMMMMOLMLLMMMMNNMPMMPMMMKMMMMPMLOMMMLMMMMOMNONMMLMMMMNMNONMMLMMMMNMLNOLMMMMMMOKLNOLMMMMMMOKMMLMMMMMLMOMMMLMMMMMLMOMMMLMMNMMMMONLONOLLMMMMMOLONOLLMMMMMOLONOLLMMMMMOMOLNLLMMMMMNLMONMLNMMMLONMLMLMOLNNLMMMMMMMNMMMMMMMMMMMMMMNMMONLMMLMMMMLOMMMLMNLNLMMLMMMLMNLNLMMLMMMLMNLNLMMLMOMMMMMNMMMNMMLOMLMMMMOMMMLOMLMMMMOMMMLOMLMMMMOMMMMMMNLLMONLNNNLLMMLLLOPLNLMMNMMMLPNLNLMMNMMMLPNMOLMMMMMMMLOONNMMLMLMMLNONNMMLMLMMLNMLMMMMMMOMMMMLMMMMMMOMMMMOMMLOMMMMMNMMOMLLMNMMMNMMNMLLMNMMNNMMNMLLMNMMNNLLLNMNMMMMNKLLLNMNMMMMNKLLLNMNMMMMNLLLLNMMMMMMOLONNLMLMNMLLMONNLMLMNMLLMMOMMMMMNMMMOMLMPMMLNLMMNNMMNMLNMMMLKLMMPMLMMNMLOMNMLLLMMMMOKMLNMNLLMMMNNMNMMNMMMMMNMONMLMMMNMMMOONMLMMMNMMMOONMLMMMNMMMOLONMMMOMLMLOMMMMMNMMMMLNMMMMMNMMMMLNMMMMMNMMMMLNMMMMMMMMNNMMMOKMLOMLLNNMMOKMLOMLLNNMMMLNMOMLMLMLMPMMMLMMMMOOMNMLMLMMMMNNMNOMMMMLLNLNLNLMNNMMMMMKOMNNMLMMMMLNNMMMMMMMMMPMMMMMOMMMMMLOMLNMMMMMMMMOMMMMMLOMMMLMMNLONLMMLMMKMKMLLNMMMONLNNNLMNKKNLMMMLONMMOMMMLMLLMLMPMMNNLMLLMNMMMMMMMOMMLMMMMNMMPMLLMOMOMMMMLLMLMMMLMMLMOMLMMMNOLMMMLNOMMMMMMMNMMNMNNMLLMMOMLKKOLLNMOLNMKMMLNNMMMLMMNLMLNNMMMLMMNLMNMNOLLNMLMMMNMMOLMNMLMMLNMMNLMNMLMNMMMNMMMMMMNNMMMMNOMLLMLLMLLLNNONLMMLMOOMMLMLOMLKKMLOPMNMLNJLKMLOPMNMLNJLMKNOOKMMMOKMMLLNPLNMNMLJLNLNNLMMMMMNLNLNMOMMMMMNNNLMMMNMKMMNMLMMLNMMNMOMMLLLLMMMMMOLNMLNMKMMMMMOLMOMMMMNMMLKOMMLMLMMMMKNNMLLLNNMMMOMLLLMNNMMMMNLNMMMLLMMMMNNLLOMMKNMMMPNOLMNLKMNLMNKMMMMNLMMMMNLMNMMLLMMMMPLKNMMMMMMMMLMMLMNMPOMLMLLMLMMOPMMMMMKMMMMNNMMMMMKMLNLNLNMLNMNMLNMNMMMMMNNNLNMLLMLNMPMMNLMMMMMMMLONMPMMMMMMMLLMOLMLNMMMMMLNMNLNLLLMOMKOJMMNOLLLMONNMMMNKMLMMOOMMLMMLMOMMNMMMLMMLMOMMNMMMLMMLMOMMNMOKMMMONNMLLIOKMMMONNMLLINLMMMOMMMMPMNLMMMOMMMMPMNLMMMOMMMMPMOLLMMMMNMMNOOMMLMNMMMLMMNMMMMNMMMMLMLPMMMOMMMMMKMOMMLOMMMMNLMOMMLOMMMMNLOMMLMNMMLMNNMNMMMMMMLMOLLLMMMMOMMMQMMLMMMMOMMMPMNNLNLMMMLMMMMOMMMNMMMMLLMOMMMNMMMMLLNLLNMLNMMMMMNLLNMLNMMMMMLNPLONMNLLLMMOOMMLMNMMLMKNNOOLMLMMLNMONMNNLLLMLLMONMNNLLLMLLMMNMLNMNMMLLMMNMLNMNMMLLMNLMMNMNMMLMMOMMMOMMMMMLMOMMMOMMMMMLMOMMMOMMMMMLMLNMLPQLMMMNMMMMMMOMMMLMMMLMMOOMMMLMMMMMMOOMMMLNLMOMLNNLLNMMMMLMMLPMMMOMNMLNMMMMNMQMMMMMMMOMMMLMMMMMMMOMMMLMNMMMMMMMNMMNMOLMLMMMMMNOMNMLMMMMMMOOMNNLMLMMMMONMNMLMLMLMMNNNPNNMLMMLLLMLMMLMLMMMNPNMLOMMMMMMMLNMOMMMLMOMMNKLONMMMMMMMOKLONMMMMMMMOKMMMMNNMMNMMLMMMMNNMMNMMLMMMMNNMMNMMLMLMNNLMMMPLMMLMNNLMMMPLMMMMMMMMMMOLMMMMNLMMMMMOLMMMMLMMMMMOLMMMMLMMMMMOLNLLLMLNNMMONLNLMMMMMMMPLLLLNNOLKNLNLMMMMLOMMLMMMLMMNMLMLMMNJLLMMOMMOMMMLMPMMMMMMMMLNLOMMMLMMMMQKLNMLMLMMMMNKMMLNMLMMMNOLMMLNMMMMMMOLLNNNLNLLNMLMLMMMLOMMOMMMMMMMMOMMLMNMMNNMMLMMMMNLMNNMMLMMMMNLLONOLLMLMMLNLMQLLOMMPMMOMMMMMNMMMMONMNQMMOMMMMLNMMNMMLMMOMMNMMNMMLMMOMMNLNLNMKMMMMNNLNLNMKMMMMNNLNLNMKMMMMNNMMMMMLMOMMLMMMMMMLMOMMLMNMLNMOMMMMMKMLPLMMMMMMONMLNMMMMMMMMOMMPLMMMMMMOKMMNMMMLMLMOLNLMMMLLMMOONOLMNMLMMMMLOOMMMMMMMMMLOOMMMMMMMMMLOMLMMMMLMMOOMMMMMMLMMMOOLMMMMMLMMMMPMMMMMMLMMMMPMNNMMPMMMMMMKMOLMMLMOMMLNMMMMMMMOMMMMMRMMMMMMMNLJMRMMMMMMMNKKLNMMMLMNMMMMMMMMMMMNMMMMMOLMMLMMMMMOMOLMMLMMMMMONOLOMKMMMMMONOLOMKMMMMMOLOMMLNMMMMMPMOLMLNMMMMMOMNNMLLMMMMMOMNNMLLMMMMMOMMMMMMLMMMPMMMMMMMMMMMPMMLMMMLMMMMPMNMOLNMMMLMMMMLOMMMMMMMNLMLOMMMMMMMNLNMNMONMLLMLMNMLMONMMMMKMNMMLMMMMMMMNOLLONLMMLMMMOLLONLMMLMMMNMMMLMMMMMLNOMLNLMMNMMMNNMLNLLMMMMNMMMMOOMMMMMLLLPMOLOLMMLMPLQLNMNLMMMMOMNNMMLMMMMLOMOLMMMMMMMNNKPONLLMMNMKNLONNMLMMNMKNMMNNMLMMMMLMMLNNMMMMMMLMLLMMLLMMMNQONOPMLLMMMMLMNOOMLLMMMMLMNOOMLLMMMMLMLOOMLLMMMNLMNMLOLKMLMMNMMMMNMKMMMMMLNNMMMLMMMMMLNNMMMLMMMMMLNNMMMLMMMMMLNNMMMLMMMMLLNMMLMMMMMMPOMLMLMMMOMLNLNNKMLKMOMMNLMNLMLLMMMMPKMLNMLNMMMMNMMLNMLNMMMMNMMOLNNLMMLMNNMLLMOMMMMMLKLOLNMLMMMMLOLMMNMLMMMMMOLMMMMOMNLLMLMLNMLNMMLMNLMOMMKNLMMMMNLMMMNNMNMMMKLLMMMNLMNNMNLNLLNNLLMNNOLNLLNNLLMNNOLMMLNMMMMMONMLKNKNMNNMMLMLLNLNLMNMNLMNMMLMNMMMOLMOMMLLMMMMMKMMMLMMLMKMPLLMNMMKMMMLNLMOMMMMMMMMMLLNLMMLNOLLNLMOMMMLMMMMMLMLOMLLMMNMNKMNMMMNMMMMLLNPLMLNMMMMLPMLMMMONMMMOMMMMLMLNMMMOLLLMMONMMMMMKMMMMMMMMNMMMMMMMMMMMNMMMMMMMMMMMNMMMMLMMNNLLMOMKNNMMMLMLLOMKMKLMNOMLMNMLMMMMMMMNMMPMMMMMMMMMMMNMMMMMMMMMMNMMMLLNOOMLMMMLNPKOLMLMMMNOOPLOLLLMMMMOMOMOMLMMMMMKLMMOMMMMMMLOMLMLMOMMMMOMMLMLMOMMMMOMMNMKMNNKLMNNMOMMMMMMMMLNMNMMNLLLMMNLMJKNMLLLNORNLMMNMMMMLMOLMMMMMMMMMOLMLLMMMLMMMMPMMLMMLMMMMMNMMMMMNMMMMMOMMMLMMMMMMMNMLMMMMMMMMNPMMLLMMMMMMMPMMMMMMMNMMOMMMMMMMMNMMOMMMMMMMMNMMOMMMMLMMOMMMMONMMLMMOMMMMONMMLMMOMMMMONMLLMLOOMMMMMMLNLNJLLMOOLLNMMNMMMMMMKMLMNLOMLLOOLNKMMMPMLLMMJNKMMMNMLLMMKLLMMLPMMMMNLMMLNMLMLMOPNMLLMMMMMMMOLPMMMMLMMMPNMPMMMMLMMMPNMLNMMMLMMLNNLLNMMMLMMLNNLLNMMMLMMLNNLNNLLLNMMLMNLNMLLOOLMMLNLLLMMNMMMMMNLMNLMMNMMMMMLMNLLNMMLNLNNMNLOLNMKLLNNMMMMMLMMNMOMONLLNNMMLMMPMLMMMLMMMMPMLKNNMLMMMMOMMPLLNMKMMMMNLOMMMLNMLMOLOKMNMLMMMMNLLLMMLNMMMMNMLMMMLMLNMONMMMMMMMLNMOMMMMMMMMLNMOMMMMMMMMMNMLMMMOMMMMMMOMLKMOMMMLMMMMLKMOQLQKMMLMMJLLOMLMMMMMMJMLOLPKMMMMMILMOLNLMMNMLJNNNMNLMMLMKMMNNMMLMMMMMNLMNLOMMMMMMKLMNLOMMMMMMKLMNLOMMMMMMKOMMLMNNLLLNLOMMLMNNLLLNLLMMMMMMMNMPMMLMNMLNMMLOMMMMNMMMMMMMOOLMMLOMMMMLKNNLMNMMMMMNLMMMMMMPMMMLMLMLMMMOMMMNLLMLMMMOMMMNLMLOMLLLMMOOKMLOMLLLMMOOKMMMMMMMMOMMMONKNNMLMLMKNONLNLNMMMMKNONLNMNLMMMKNLLLMNNNOLNMNLLLMNNNNLLMNKNNLMLQPMMLLMMMMMMOLMMNMMOMMMMOMLMLLMOMMMMNMLMLMMLMMMLOMMMNMMLOMMOLMMMNLMLMNMMOMMMMMNMKNLOMLLMNONMKNLOMLLMNOLMMOLNMMMMLMMNMMMMMMMMLNLMMMLPMLPMNKMLMMMOMLLNPLMMMNKMLMNLMNNOLLMLMMMMNNNLNMMLMMLMNMLMNMMLMMMNMMMLOMLMNMMMMKOMLMNMMMMMMOMLMMMMOMMMLMLLLMMOONMMLMMMMMMMMMMOMMLOOMLLMMMMMOLOOMLLMMMMMOLMNMLLMMMMNNMKLOMNMMMMOJMLMNMMMMMMLLNLMLNLMMMMNLMOLMMLMMMMOLMOLMMLMMMMOLMOLMMLMMMMOLLQLNLMMMMNMILPMLLMMNMNLKNLMOLLMLNMOLMNMMMMMLLNLLKMOMOLLMMLNMLNNMLOMMOMKKMMOMLMMMMMLMMOLLMNMMMMMNLPMMMLMMMMLONMLLLOMMMMPONLMLMMOMLMNLMMMMMMLMMOLMMMMMMMPMMMLMMNMNMMMMMMNLMNMKNNLNMLMMMOLMMNMMMMMLMOMLMLMMNOMLMLMMMLNMMLOMLLLOLOMMLMPJMLMPLNMMMMPKMLNOLLMMMMPLMMMPMMMMMMLKMMMOMMMMMNMKLMLMMNMMLMPKLMLMMNMMLMPKMLNMMLOMMMNLMOLLMOMMMMKKNOMMLKMMLMNMNOMLLKMMLMNMMLNMMMLOOMMMMLNMMMLOOMMMMMMMMMLMPMOMMMMMMMLMPMOMNMMNLLMMMMQMMNMMMLMMPMNKMNMMMLMMPMNKMMMMMLMMOMNLOMLMNMMLMMOMOMLMNMMLMMOMNLLNKOMMLMPNLMMMMOMMMMMMMLMMMNLOLMPNNMMMNMMMMMLMNMMMNMMMMMLMMMLMLNLOMMNNMLLMMLMNMMMMMOLLMLNMNNLLNPMMMLMMOMLLMOLMMMMMMMMLPOMLMMMMMNMKNNLLMMMMMMMNNNLLMMMMMMMNONMMMMMMMMMJMKMNNLMMMMOLNLMNLLMMMMPMNNLMLLNMLMOKNOLMLLNMLMNKLPNLMONLMMMILPNLMONLMMMILONMMKLMNMLIMLOMMMMMMMKLMOMMMMMMMMLLMOMMMOMMMMLLLMMMMOMMMMNKMLMMLMMMMMPLMNMMMMMMMLNLLPMMPLMMMMLLLOMMNLMMMMLLMOMMOLMMMMLMMOMMOLMMMMLMLOKMMLOMLNNKMLKMNLOMLNNMMNMMMMOMMNMLMNMMMLMMMNMLMNMMMLMMMNMLLNLMMMMMMNONLNLMMMMMMNONNMNLLNLLLMONNMNLLNLLLMONMOLMNLMMLLNNMOLMNLMMLLNNMOMMLMMMMMMNOMMNMLOMMMLNOMMNMLOMMMLNMMMMLMOMMMMMNMONMNKKLMKNMMNNMMMMMMMKMMONLMMMMMMMLOLMMOMMMMLOLMOOMOMMMLLKLONNMKMMMMKONNMMLNLMNLKLMOMMMMMNMMLNOMMLMMMMMMLNLKNOLMMMMMNONMMLMMMMMMNLMNKNNMMMMMKMLNMMLLMMMMNMNLMLOKMMMMMMLMMMMMMMMMNMMLLLNNMNMMLMNOOMLMMMLMLLMMONNKLLLMNMLMMLONMMMMKLLNLMMOMMMMLNONNLMNMMLMJOMNMMMMMMMMOKOOMMLNMLMMKKNNONLLMLMMLNMLMMMLMMMMPMMLOMMLNLMMPKNMMMMMMMMMMNNMNMMMMMMMMMLMMNMMMMMMMKMLMMMMOMNLLMLMMNOLMMMMMPNMMMLMMMMMLLMMMMMMMNMLMMLMOMMMMMMLONMNLOMMMMMMLNMMNMLNMMMMMMMLLLMNMMMMNMLLNMOQMMLMKMNLKLONMMMMMJKNNLOOMMMLMNLOLLNLMMMMNOLLMNMPNNMMLLLNLLLONNNLMLNMNLLMMLMMNOLOMMNLMMMMLLLOLNMKMNLMOMMMLMMOMMNNLMMOLMMOMMMMMOMLMMMMONNMLMMLNOMLLMMMNONLLMNKLMNMOMMLMMMMMMMMONLLMMMMMMNMNMOLMMNMMMMMKNKMMNMMMMMMOJKMMNMMMMMMOJMMMLMKMMMMONLMMMLMMMMMNKMLOMLLMMMMONMJMMMMMMLMNNNLLMMMNLMMOMNLLMMMNLMMOMMLLMMMNMMMOMMLMNMOMLMMONMLMNMOMLMMONMLOMMMMNMMLMMLOMMMMNMMLMMPLMLNLOLMOMNLMNLNMMMMMKNLMNLNMMMMMKNLMNLNMMMMMKMLLNMLMMMMONNNOMLLMMLMLLMMKMNNMMLMLJMMLLMLNNMMOLLLNMLNMMMLNMLMLLMMNNOMNNLNMMMLONKLMNMMMMMLMNNLNNNLMMMMMOMLMMNLNMNLLMLMPLMOMMMMMMLMLOMLMMMMNMMMNMMMMOOOLLLMMMMLMNMLLLMNNLMMNLNONKMLKKMLMMNLOLLLNLMMMMMMMMNMLNMKMMMMMLPMLMMNMLMLMMLMNMMNMMMLNNLMLMLMMMLLNLQQMLMLLMMMMMPMLMLNMMMMMMNMMMMMMMMMNMNMMMMMMMMLMMNMMMMMMMMLMMNMMMMMMNNMLMMNLLMMMNMMLMMNMLMMMNMMLMMNMLKNLNNNMLMLMKMLMMLNMMLNOMMLMMLNMMLNOMLMMMLNMOLMNLMMMMMMMOMMLMLMMMMMMMPMOMMMMMMMMMPMMMNLMMMMMMMMQMMLLMOMMMLNNKLLLLMNMMNMQLMKMNMLKMNNNKLLKMMMLNNMNMNNMMMNMMLMLNNMMLMLNMMMTMNKLLNNNLMMRMNMNLOPMLMLMKLKKMMMNMNNNL`
